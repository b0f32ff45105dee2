internal import Foundation

extension LocalizedText {
    /// The texts of a file `TABLE.strings`, as Foundation reads it.
    package static func texts(ofStrings list: [String: Any]) -> [String: LocalizedText] {
        list.compactMapValues { ($0 as? String).map(LocalizedText.format) }
    }

    /// The texts of a file `TABLE.stringsdict`, as Foundation reads it; entries that are none are left out.
    package static func texts(ofStringsDictionary list: [String: Any]) -> [String: LocalizedText] {
        list.compactMapValues { ($0 as? [String: Any]).flatMap(LocalizedText.init(entry:)) }
    }

    private init?(entry: [String: Any]) {
        if let device = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            self.init(variant: ["iphone", "other", "ipad"].lazy.compactMap { device[$0] }.first)
        } else if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            // Text wraps and is cut by itself: the longest says most.
            self.init(variant: widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value)
        } else {
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            self = .counted(format, parts: entry.compactMapValues { ($0 as? [String: Any]).flatMap(pluralForms) })
        }
    }

    // What stands for a device or a width is a text, or an entry of its own.
    private init?(variant: Any?) {
        if let text = variant as? String { self = .format(text) } else { self.init(entry: variant as? [String: Any] ?? [:]) }
    }
}

private func pluralForms(_ rule: [String: Any]) -> [PluralCategory: String]? {
    guard rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else { return nil }
    let forms = PluralCategory.allCases.compactMap { category in (rule[category.rawValue] as? String).map { (category, $0) } }
    return Dictionary(forms, uniquingKeysWith: { first, _ in first })
}
