internal import AppIntents
internal import Foundation

/// A bundle's folder with its `LANGUAGE.lproj`, and the tables in them that were read.
struct StringFolder {
    private let path: String
    /// As the folders are called, without their ending.
    private let available: [String]
    private let development: String?
    private var tables: [String: [String: LocalizedText]] = [:]
    private var faults: [String] = []

    /// A table larger than this is not read, in bytes.
    private static let sizeLimit = 16 << 20

    init(_ path: String) {
        self.path = path
        available = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".lproj") }
            .map { String($0.dropLast(".lproj".count)) }.sorted()
        development = available.isEmpty ? nil : Self.developmentRegion(path)
    }

    func languages(for locale: Locale) -> [String] { LanguageChoice.languages(for: locale, among: available, development: development) }

    /// The text in the first of some languages that has it, or beside them all.
    mutating func text(forKey key: String, table: String, languages: [String]) -> TranslatedText? {
        // Foundation's `contains`, which a string's would be, takes longer than the rest of this.
        guard !table.utf8.contains(UInt8(ascii: "/")) else { return nil }
        for language in languages {
            if let text = self.table("\(language).lproj/\(table)")[key] { return TranslatedText(text, language: language) }
        }
        return self.table(table)[key].map { TranslatedText($0, language: development ?? "en") }
    }

    /// What could not be read since the last time.
    mutating func takeFaults() -> [String] {
        defer { faults = [] }
        return faults
    }

    private mutating func table(_ name: String) -> [String: LocalizedText] {
        if let known = tables[name] { return known }
        let strings = list("\(name).strings").map(LocalizedText.texts(ofStrings:)) ?? [:]
        let counted = list("\(name).stringsdict").map(LocalizedText.texts(ofStringsDictionary:)) ?? [:]
        let table = strings.merging(counted) { $1 }
        tables[name] = table
        return table
    }

    private mutating func list(_ name: String) -> [String: Any]? {
        let file = "\(path)/\(name)"
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { return nil }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        if size <= Self.sizeLimit, let data = FileManager.default.contents(atPath: file), let list = Self.list(data) { return list }
        faults.append("\(file) is no table of strings that can be read; its texts are left out")
        return nil
    }

    private static func developmentRegion(_ path: String) -> String? {
        let data = FileManager.default.contents(atPath: "\(path)/Info.plist")
        let region = data.flatMap(list)?["CFBundleDevelopmentRegion"] as? String
        return region.flatMap { $0.hasPrefix("$") ? nil : $0 }
    }

    private static func list(_ data: Data) -> [String: Any]? {
        if data.isEmpty { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
    }
}
