internal import Foundation

/// Which of a bundle's languages a reader is shown, in order.
package enum LanguageChoice {
    /// The languages to look into: those of the reader, the nearest first, then the one in which the bundle was written.
    ///
    /// `available` are the names of folders without their ending: "de", "pt-BR", "zh-Hant", "Base".
    package static func languages(for locale: Locale, among available: [String], development: String?) -> [String] {
        var chosen: [String] = []
        let names = Dictionary(available.map { (plain($0), $0) }, uniquingKeysWith: { first, _ in first })
        let wishes = wishes(of: locale.identifier)
        for wish in wishes + [development, "Base", "en"].compactMap(\.self).map(plain) {
            if let name = names[wish], !chosen.contains(name) { chosen.append(name) }
            // A reader of Portuguese is better served by that of Brazil than by English.
            if wish == wishes.last, chosen.isEmpty, let near = available.sorted().first(where: { isSame($0, wish) }) { chosen.append(near) }
        }
        return chosen
    }

    // From "de_AT" to "de-at", "de".
    private static func wishes(of identifier: String) -> [String] {
        let parts = plain(String(identifier.prefix { $0 != "@" && $0 != "." })).split(separator: "-").map(String.init)
        guard let language = parts.first else { return [] }
        let script = parts.dropFirst().first { $0.count == 4 } ?? chineseScript(language, parts)
        let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }
        let combinations = [[script, region], [script], [region], []].filter { !$0.contains(nil) || $0.isEmpty }
        var wishes = combinations.map { ([language] + $0.compactMap(\.self)).joined(separator: "-") }
        if let other = otherNames[language] { wishes.append(other) }
        return wishes
    }

    // Where no script is named, the region tells it.
    private static func chineseScript(_ language: String, _ parts: [String]) -> String? {
        guard language == "zh" else { return nil }
        return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
    }

    private static let otherNames = ["no": "nb", "nb": "no", "iw": "he", "he": "iw", "in": "id", "id": "in", "fil": "tl"]

    private static func plain(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
    private static func isSame(_ name: String, _ language: String) -> Bool { plain(name).hasPrefix(language + "-") }
}
