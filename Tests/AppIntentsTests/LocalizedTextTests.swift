import AppIntents
import Testing

@Suite struct LocalizedTextTests {
    private func format(_ text: LocalizedText, _ arguments: [FormatArgument?], _ language: String = "en") -> String {
        TranslatedText(text, language: language).format(for: arguments)
    }

    private func counted(_ entry: [String: Any]) throws -> LocalizedText {
        try #require(LocalizedText.texts(ofStringsDictionary: ["key": entry])["key"])
    }

    private func rule(_ forms: [String: String]) -> [String: String] {
        forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]) { first, _ in first }
    }

    @Test(
        arguments: [
            (0, "en", "no apple"), (1, "en", "%1$d apple"), (2, "en", "%1$d apples"), (2, "ru", "%1$d apples"), (0, "ja", "no apple"),
        ] as [(Int64, String, String)])
    func aFormIsChosenByNumberAndLanguage(number: Int64, language: String, expected: String) throws {
        let text = try counted([
            "NSStringLocalizedFormatKey": "%#@apples@", "apples": rule(["zero": "no apple", "one": "%lld apple", "other": "%lld apples"]),
        ])
        #expect(format(text, [.signed(number)], language) == expected)
    }

    @Test func formsStandAmongOtherArguments() throws {
        let text = try counted([
            "NSStringLocalizedFormatKey": "%@: %#@boys@ & %#@girls@, 5%%", "boys": rule(["one": "a boy", "other": "%d boys"]),
            "girls": rule(["one": "a girl", "other": "%.1f girls"]),
        ])
        #expect(format(text, [.string("x"), .signed(2), .floating(1.5)]) == "%1$@: %2$d boys & %3$.1f girls, 5%%")
        #expect(format(text, [nil, .signed(1), .unsigned(1)]) == "%1$@: a boy & a girl, 5%%")
    }

    @Test func aFormMayHoldAnother() throws {
        let text = try counted([
            "NSStringLocalizedFormatKey": "%2$#@outer@", "outer": rule(["one": "one of %1$#@inner@", "other": "%2$lld of %1$#@inner@"]),
            "inner": rule(["one": "a single", "other": "%lld"]),
        ])
        #expect(format(text, [.signed(1), .signed(3)]) == "%2$d of a single")
        #expect(format(text, [.signed(4), .signed(1)]) == "one of %1$d")
    }

    @Test func whatHoldsItselfEnds() throws {
        let text = try counted(["NSStringLocalizedFormatKey": "%#@a@", "a": rule(["other": String(repeating: "%1$#@a@", count: 40)])])
        #expect(format(text, [.signed(1)]).isEmpty)
    }

    @Test func whatIsMissingCostsNoMore() throws {
        let text = try counted(["NSStringLocalizedFormatKey": "%#@a@ %#@b@", "a": rule(["one": "1"])])
        #expect(format(text, [.signed(5), .signed(6)]) == " %2$#@b@")
        #expect(format(text, []) == " %2$#@b@")
    }

    @Test func devicesAndWidthsAreChosenForAPhone() throws {
        #expect(format(try counted(["NSStringDeviceSpecificRuleType": ["mac": "click", "iphone": "tap"]]), []) == "tap")
        #expect(format(try counted(["NSStringVariableWidthRuleType": ["1": "a", "20": "longest", "5": "b"]]), []) == "longest")
        let nested: [String: Any] = ["other": ["NSStringLocalizedFormatKey": "%#@a@", "a": rule(["other": "%lld"])]]
        #expect(format(try counted(["NSStringDeviceSpecificRuleType": nested]), [.signed(1)]) == "%1$d")
        #expect(LocalizedText.texts(ofStringsDictionary: ["none": ["a": 1], "text": "x"]).isEmpty)
    }
}
