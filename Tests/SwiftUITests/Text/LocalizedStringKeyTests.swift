import AppIntents
import Foundation
@testable import SwiftUI
import Testing

@Suite struct LocalizedStringKeyTests {
    private struct Tables: StringTables {
        let texts: [String: String]
        func text(forKey key: String, table: String?, bundle: String?, locale: Locale) -> TranslatedText? {
            texts[(table ?? "") + key].map { TranslatedText(.format($0), language: "de") }
        }
    }

    private func shown(_ key: LocalizedStringKey, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
        Text(key).string(in: .with(change))
    }

    @Test func keysAreWrittenAsTablesWriteThem() {
        let name = "Lina"
        #expect(("\(name): \(4) of \(UInt32(5)), \(0.5), 100%" as LocalizedStringKey).key == "%@: %lld of %u, %lf, 100%%")
        #expect(("\(1.5, specifier: "%.1f") km" as LocalizedStringKey).key == "%.1f km")
        #expect(("100%" as LocalizedStringKey).key == "100%")
    }

    @Test(
        arguments: [
            ("plain 100%", "plain 100%"), ("\("a*b*") of \(7)", "a*b* of 7"), ("\(1_234_567)", "1,234,567"), ("\(-5)", "-5"),
            ("\(2.5)", "2.500000"), ("\(2.54, specifier: "%.1f")°", "2.5°"), ("\(7, specifier: "%02d")", "07"),
            ("\(7, specifier: "%@")", "7"), ("\(7.9, specifier: "%d")", "7"), ("\(3, specifier: "%.2f")", "3.00"),
            ("\(255, specifier: "%x")", "ff"), ("\(1, specifier: "no")", "no"), ("\(UInt64.max)", "9,223,372,036,854,775,807"),
            ("\(Text("in").bold())\(1, specifier: "%lld%%")", "in1%"), ("\(Double.nan, specifier: "%d")", "0"),
        ] as [(LocalizedStringKey, String)])
    func argumentsStandInTheirPlaces(key: LocalizedStringKey, text: String) {
        #expect(shown(key) == text)
    }

    @Test func numbersAreWrittenInTheEnvironmentsLanguage() {
        #expect(shown("\(1_234_567) \(1.5, specifier: "%.1f")") { $0.locale = Locale(identifier: "de_DE") } == "1.234.567 1,5")
        #expect(shown("\(1_234)") { $0.locale = Locale(identifier: "ar_EG") } == "١٬٢٣٤")
    }

    @Test func tablesTranslateKeysAndMayTurnArgumentsRound() {
        let tables = Tables(texts: ["%@ of %lld": "%2$lld, davon **%1$@**", "Menu": "Menü", "OtherMenu": "Speisekarte", "x %lld": "%3$@ %"])
        #expect(shown("\("Lina") of \(3)") { $0.stringTables = tables } == "3, davon Lina")
        #expect(shown("Menu") { $0.stringTables = tables } == "Menü")
        #expect(Text("Menu", tableName: "Other").string(in: .with { $0.stringTables = tables }) == "Speisekarte")
        #expect(Text(LocalizedStringResource("\("Lina") of \(3)")).string(in: .with { $0.stringTables = tables }) == "3, davon Lina")
        #expect(Text(LocalizedStringResource("M", defaultValue: "\(1) left")).string(in: .with { $0.stringTables = tables }) == "1 left")
        let resource = LocalizedStringResource("\("Lina") of \(3)")
        #expect(Text(resource).string(in: .with { $0.stringTables = tables }) == "3, davon Lina")
        #expect(Text(resource).string(in: EnvironmentValues()) == "Lina of 3")
        let named = LocalizedStringResource("M", defaultValue: "\(1) left")
        #expect(Text(named).string(in: .with { $0.stringTables = tables }) == "1 left")
        #expect(shown("Missing") { $0.stringTables = tables } == "Missing")
        #expect(shown("x \(1)") { $0.stringTables = tables } == " %")
    }
}
