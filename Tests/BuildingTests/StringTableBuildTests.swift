@testable import Building
import Foundation
import Projects
import Testing

@Suite struct StringTableBuildTests {
    private let folder: BuildFolder

    init() throws { folder = try BuildFolder() }

    /// Builds tables; what was told, and the lists by their places.
    private func build(_ files: [(place: String, text: String)]) throws -> (told: [String], lists: [String: PropertyList]) {
        var told: [String] = []
        let bundle = try BundleFolder(at: "\(folder.path)/X.widget")
        for (place, text) in files {
            let path = try folder.write(text, to: "in/\(place)")
            try StringTableBuild(folder: bundle, tell: { told.append($0) }).run(BundleResource(path: path, place: place))
        }
        var lists: [String: PropertyList] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: bundle.path) where name.contains(".strings") {
            lists[name] = try PropertyList(contentsOf: "\(bundle.path)/\(name)")
        }
        return (told.map { $0.replacingOccurrences(of: "\(folder.path)/in/", with: "") }, lists)
    }

    @Test func stringsBecomeLists() throws {
        let (told, lists) = try build([("de.lproj/Menu.strings", "\"a\" = \"b\";\n\"c\" \"d\";\n"), ("Top.strings", "x = y;")])
        #expect(lists == ["de.lproj/Menu.strings": .dictionary(["a": .string("b")]), "Top.strings": .dictionary(["x": .string("y")])])
        #expect(told == ["de.lproj/Menu.strings:2: a ';' is missing behind the text of 'c'; the entry is left out"])
    }

    @Test func aDictionaryIsChecked() throws {
        let (told, lists) = try build([
            ("de.lproj/A.stringsdict", "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key></dict></plist>"),
            ("de.lproj/B.stringsdict", "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><dict/></dict></plist>"),
        ])
        #expect(lists == ["de.lproj/B.stringsdict": .dictionary(["k": .dictionary([:])])])
        #expect(told.count == 1 && told[0].hasPrefix("de.lproj/A.stringsdict") && told[0].hasSuffix("Its texts are left out"), "\(told)")
    }

    @Test func aCatalogBecomesTablesOfEachLanguage() throws {
        let (told, lists) = try build([("Localizable.xcstrings", Self.catalog)])
        #expect(told.isEmpty)
        #expect(
            lists.keys.sorted() == ["de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "en.lproj/Localizable.stringsdict"])
        #expect(lists["de.lproj/Localizable.strings"] == .dictionary(["Hello": .string("Hallo"), "Tap": .string("Tippen")]))
        let german = try #require(lists["de.lproj/Localizable.stringsdict"])
        let count = german["%@ has %lld points"]
        #expect(count?["NSStringLocalizedFormatKey"]?.string == "%2$#@number@")
        #expect(count?["number"]?["one"]?.string == "%1$@ hat einen Punkt")
        #expect(count?["number"]?["other"]?.string == "%1$@ hat %2$lld Punkte")
        #expect(count?["number"]?["NSStringFormatValueTypeKey"]?.string == "lld")
        let parts = german["%lld of %lld"]
        #expect(parts?["NSStringLocalizedFormatKey"]?.string == "%1$#@done@ von %2$#@all@")
        #expect(parts?["done"]?["other"]?.string == "%1$lld Aufgaben")
    }

    @Test func aCatalogThatIsNoneIsTold() throws {
        let (told, lists) = try build([("Localizable.xcstrings", "{"), ("en.lproj/L.strings", "a = b;"), ("L.xcstrings", Self.catalog)])
        #expect(lists["en.lproj/L.strings"] == .dictionary(["a": .string("b")]))
        #expect(told == ["Localizable.xcstrings is no string catalog; open it in Xcode and save it again. Its texts are left out"])
    }

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Unused": {}, "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
          "Tap": {"localizations": {"de": {"variations": {"device": {
            "mac": {"stringUnit": {"value": "Klicken"}}, "iphone": {"stringUnit": {"value": "Tippen"}}}}}}},
          "%@ has %lld points": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%@ has a point"}},
              "other": {"stringUnit": {"value": "%@ has %lld points"}}}}},
            "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%@ hat einen Punkt"}},
              "other": {"stringUnit": {"value": "%@ hat %lld Punkte"}}}}}}},
          "%lld of %lld": {"localizations": {"de": {"stringUnit": {"value": "%#@done@ von %#@all@"}, "substitutions": {
            "done": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "eine Aufgabe"}}, "other": {"stringUnit": {"value": "%arg Aufgaben"}}}}},
            "all": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}
        }}
        """
}
