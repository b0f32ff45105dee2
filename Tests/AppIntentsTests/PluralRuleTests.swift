import AppIntents
import Testing

@Suite struct PluralRuleTests {
    private func categories(_ language: String, _ numbers: [Double]) -> String {
        numbers.map { PluralRule.category(of: $0, language: language).rawValue }.joined(separator: " ")
    }

    // As CLDR's own samples have it.
    @Test(
        arguments: [
            ("en", [0, 1, 2, 1.5], "other one other other"), ("de", [0, 1, 1.5], "other one other"), ("nl", [1, 2], "one other"),
            ("sv", [1, 2], "one other"), ("fr", [0, 1, 1.5, 2, 1_000_000], "one one one other many"),
            ("es", [0, 1, 2, 3_000_000, 1.5], "other one other many other"), ("it", [0, 1, 2, 1_000_000], "other one other many"),
            ("pt-BR", [0, 1, 1.5, 2, 1_000_000], "one one one other many"), ("pt-PT", [0, 1, 2], "other one other"),
            ("ru", [1, 2, 5, 11, 12, 14, 21, 22, 25, 101, 111, 1.5], "one few many many many many one few many one many other"),
            ("uk", [0, 1, 3, 11, 21], "many one few many one"),
            ("pl", [0, 1, 2, 5, 12, 21, 22, 1.5], "many one few many many many few other"),
            ("cs", [0, 1, 2, 4, 5, 1.5], "other one few few other many"),
            ("ar", [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 0.5], "zero one two few few many many other other few other"),
            ("he", [0, 1, 2, 3, 0.5, 1.5], "other one two other one other"), ("ja", [0, 1, 2], "other other other"),
            ("zh-Hant", [1], "other"), ("ko", [1], "other"), ("tr", [0, 1, 2], "other one other"),
            ("ro", [0, 1, 2, 20, 101], "few one few other few"),
            ("lt", [1, 2, 10, 11, 21, 1.5], "one few other other one many"), ("lv", [0, 1, 2, 11, 21], "zero one other zero one"),
            ("sl", [1, 2, 3, 5, 101, 1.5], "one two few other one few"), ("hr", [1, 2, 5, 11, 21, 1.2], "one few other other one few"),
            ("xx", [0, 1, 2], "other one other"), ("", [1], "one"), ("en", [-1, .nan, .infinity], "one other other"),
        ] as [(String, [Double], String)])
    func numbersHaveTheirForms(language: String, numbers: [Double], expected: String) {
        #expect(categories(language, numbers) == expected)
    }
}
