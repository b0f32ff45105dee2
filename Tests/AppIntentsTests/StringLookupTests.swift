import AppIntents
import Foundation
import Testing

@Suite struct StringLookupTests {
    private struct Tables: StringTables {
        func text(forKey key: String, table: String?, bundle: String?, locale: Locale) -> TranslatedText? {
            guard locale.identifier.hasPrefix("de"), table != "None" else { return nil }
            switch key {
            case "lookup %lld of %@": return TranslatedText(.format("%2$@ und %1$lld"), language: "de")
            case "lookup": return TranslatedText(.format(bundle ?? "eigen"), language: "de")
            default: return nil
            }
        }
    }

    @Test(
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LC_ALL": "fr_FR", "LANG": "de_DE"], "fr_FR"), (["LANG": "C"], "en_US"), ([:], "en_US"),
            (["LC_ALL": "", "LC_MESSAGES": "ca_ES@valencia"], "ca_ES"),
        ] as [([String: String], String)])
    func theProcessHasALocale(environment: [String: String], identifier: String) {
        #expect(StringLookup.locale(in: environment).identifier == identifier)
    }

    @Test func textsAreLookedUpForTheReader() {
        // Bundles of other tests have theirs.
        StringLookup.$scoped.withValue(Tables()) { lookUp() }
    }

    private func lookUp() {
        StringLookup.$reader.withValue(Locale(identifier: "de_DE")) {
            #expect(String(localized: "lookup \(1_200) of \("x")") == "x und 1.200")
            #expect(String(localized: "lookup") == "eigen")
            #expect(String(localized: "lookup", bundle: .main) == "eigen")
            #expect(String(localized: "lookup", table: "None") == "lookup")
            #expect(String(localized: LocalizedStringResource("lookup", bundle: .atURL(URL(fileURLWithPath: "/b")))) == "/b")
            #expect(String(localized: "lookup.none", defaultValue: "\(1_200) left") == "1.200 left")
            #expect(StringLookup.text(forKey: "lookup", table: nil, bundle: .main, value: "") == "eigen")
            #expect(StringLookup.text(forKey: "no", table: nil, bundle: .main, value: "") == "no")
            #expect(StringLookup.text(forKey: "no", table: nil, bundle: .main, value: "value") == "value")
        }
        #expect(String(localized: "lookup \(1) of \("x")", locale: Locale(identifier: "de")) == "x und 1")
        #expect(String(localized: "lookup \(1_200) of \("x")", locale: Locale(identifier: "en_US")) == "lookup 1,200 of x")
    }
}
