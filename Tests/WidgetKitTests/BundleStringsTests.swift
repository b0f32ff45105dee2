import AppIntents
import Foundation
import Synchronization
import SwiftUI
import Testing
import WidgetKit

@Suite struct BundleStringsTests {
    /// A bundle's folder with tables.
    private final class Folder: Sendable {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)").path
        let told = Mutex<[String]>([])

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let url = URL(fileURLWithPath: "\(path)/\(name)")
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var tables: BundleStrings { BundleStrings(folder: { [path] in path }, tell: { line in self.told.withLock { $0.append(line) } }) }
    }

    private static let files = [
        "Info.plist": list("<key>CFBundleDevelopmentRegion</key><string>en</string>"),
        "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\"; \"%@ of %@\" = \"%2$@: %1$@\";",
        "de-AT.lproj/Localizable.strings": "\"Hello\" = \"Servus\";", "en.lproj/Localizable.strings": "only = English;",
        "de.lproj/Other.strings": "\"Hello\" = \"Anders\";",
        "de.lproj/Localizable.stringsdict": list(
            """
            <key>%lld points</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>ein Punkt</string><key>other</key><string>%lld Punkte</string></dict></dict>
            """),
    ]

    private static func list(_ entries: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    }

    @Test(
        arguments: [
            ("Hello", "de_DE", "Hallo"), ("Hello", "de_AT", "Servus"), ("only", "de_AT", "English"), ("Hello", "fr_FR", "Hello"),
            ("\("a") of \("b")", "de_AT", "b: a"), ("\(1) points", "de_DE", "ein Punkt"), ("\(1_200) points", "de_DE", "1.200 Punkte"),
            ("\(1) points", "en_US", "1 points"), ("unknown", "de_DE", "unknown"),
        ] as [(LocalizedStringKey, String, String)])
    func textsComeInTheReadersLanguage(key: LocalizedStringKey, locale: String, expected: String) throws {
        let folder = try Folder(Self.files)
        var values = EnvironmentValues()
        values.stringTables = folder.tables
        values.locale = Locale(identifier: locale)
        #expect(Text(key).string(in: values) == expected)
        #expect(folder.told.withLock { $0 }.isEmpty)
    }

    @Test func whereTheBundleLiesIsAskedOnce() throws {
        let folder = try Folder(Self.files)
        let place: @Sendable () -> String = {
            folder.told.withLock { $0.append("asked") }
            return folder.path
        }
        let tables = BundleStrings(folder: place, tell: { _ in })
        for _ in 0..<3 {
            let found = tables.text(forKey: "Hello", table: nil, bundle: nil, locale: Locale(identifier: "de_DE"))
            #expect(found?.language == "de")
        }
        #expect(folder.told.withLock { $0 } == ["asked"])
    }

    @Test func otherTablesAndBundlesAreLookedInto() throws {
        let folder = try Folder(Self.files)
        let other = try Folder(["de.lproj/Localizable.strings": "\"Hello\" = \"Moin\";"])
        let tables = folder.tables
        let german = Locale(identifier: "de_DE")
        let wishes = [(nil, nil), ("Other", nil), ("None", nil), ("../de.lproj/Other", nil), (nil, other.path)] as [(String?, String?)]
        let found = wishes.map { tables.text(forKey: "Hello", table: $0, bundle: $1, locale: german)?.format(for: []) }
        #expect(found == ["Hallo", "Anders", nil, nil, "Moin"])
    }

    @Test func whatCannotBeReadIsToldOnce() throws {
        let folder = try Folder(["de.lproj/Localizable.strings": "\"a\" = "])
        let tables = folder.tables
        for _ in 0..<2 { #expect(tables.text(forKey: "a", table: nil, bundle: nil, locale: Locale(identifier: "de")) == nil) }
        let path = "\(folder.path)/de.lproj/Localizable.strings"
        #expect(folder.told.withLock { $0 } == ["\(path) is no table of strings that can be read; its texts are left out"])
    }
}
