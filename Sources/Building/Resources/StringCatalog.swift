import Foundation
import Projects

/// A file `TABLE.xcstrings`: texts in all languages, made into the tables of each as Xcode makes them.
package struct StringCatalog {
    /// The tables of one language.
    struct Tables: Hashable {
        var strings: [String: PropertyList] = [:]
        var stringsDictionary: [String: PropertyList] = [:]
    }

    private(set) var languages: [String: Tables] = [:]

    /// Throws when the bytes are no such catalog; the error is `DecodingError` or Foundation's.
    package init(_ bytes: [UInt8]) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(bytes))
        for (key, entry) in file.strings {
            for (language, localization) in entry.localizations ?? [:] { add(key, localization, to: language) }
        }
    }

    private mutating func add(_ key: String, _ localization: Localization, to language: String) {
        if let parts = localization.substitutions, let format = localization.anyText {
            let rules = parts.compactMapValues { $0.rule(format: format) }
            let named = parts.reduce(format) { $1.value.argument.map(numbered($1.key, in: $0)) ?? $0 }
            languages[language, default: Tables()].stringsDictionary[key] = .dictionary(
                rules.merging(["NSStringLocalizedFormatKey": .string(named)]) { first, _ in first })
        } else if let forms = localization.pluralForms {
            languages[language, default: Tables()].stringsDictionary[key] = counted(forms, key: key)
        } else if let text = localization.anyText {
            languages[language, default: Tables()].strings[key] = .string(text)
        }
    }

    // All of the text depends on its number: the forms hold the other arguments, too.
    private func counted(_ forms: [String: String], key: String) -> PropertyList {
        let count = SpecifierScan(key).number ?? SpecifierScan(forms["other"] ?? "").number ?? .init(position: 0, name: "lld")
        var rule: [String: PropertyList] = [
            "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"), "NSStringFormatValueTypeKey": .string(count.name),
        ]
        for (category, text) in forms { rule[category] = .string(SpecifierScan(text).numbered) }
        return .dictionary(["NSStringLocalizedFormatKey": .string("%\(count.position + 1)$#@number@"), "number": .dictionary(rule)])
    }
}

/// `%#@name@` with the number of its argument, where the catalog says it.
private func numbered(_ name: String, in format: String) -> (Int) -> String {
    { format.replacingOccurrences(of: "%#@\(name)@", with: "%\($0)$#@\(name)@") }
}

extension StringCatalog {
    private struct File: Decodable {
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    private struct Unit: Decodable {
        let value: String
    }

    fileprivate struct Localization: Decodable {
        private let stringUnit: Unit?
        private let variations: Variations?
        let substitutions: [String: Substitution]?

        /// The text, for a phone where devices differ.
        var anyText: String? { stringUnit?.value ?? variations?.device.flatMap(forPhone)?.anyText ?? pluralForms?["other"] }
        var pluralForms: [String: String]? {
            variations?.plural?.compactMapValues(\.anyText) ?? variations?.device.flatMap(forPhone)?.pluralForms
        }

        private func forPhone(_ devices: [String: Localization]) -> Localization? {
            devices["iphone"] ?? devices["other"] ?? devices["ipad"]
        }
    }

    private struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    fileprivate struct Substitution: Decodable {
        private let argNum: Int?
        private let formatSpecifier: String?
        private let variations: Variations?

        var argument: Int? { argNum.flatMap { (1...99).contains($0) ? $0 : nil } }

        func rule(format: String) -> PropertyList? {
            guard let forms = variations?.plural?.compactMapValues(\.anyText), !forms.isEmpty else { return nil }
            let name = formatSpecifier ?? "lld"
            var rule: [String: PropertyList] = [
                "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"), "NSStringFormatValueTypeKey": .string(name),
            ]
            let specifier = argument.map { "%\($0)$\(name)" } ?? "%\(name)"
            for (category, text) in forms { rule[category] = .string(text.replacingOccurrences(of: "%arg", with: specifier)) }
            return .dictionary(rule)
        }
    }
}
