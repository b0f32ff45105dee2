import AppIntents
import Testing

private struct Intent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Intent"
    @Parameter(title: "Count", default: 1) var count: Int
    @Parameter(title: "Name") var name: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$count) of \(\.$name), please") {
            \.$name
            \.$count
        }
    }
}

@Suite struct ParameterSummaryTests {
    @Test func aSentenceNamesItsParameters() throws {
        let summary = try #require(Intent.parameterSummary as? IntentParameterSummary<Intent>)
        #expect(summary.sentence.text == "Show %@ of %@, please")
        #expect(summary.sentence.parameters == [\Intent.$count, \Intent.$name])
        #expect(summary.others == [\Intent.$name, \Intent.$count])
    }

    @Test func conditionsFollowTheIntent() {
        let intent = Intent()
        let equal = Intent.When(\.$count, .equalTo, 1) {
            Intent.Summary()
        } otherwise: {
            Intent.Summary()
        }
        let among = Intent.When(\.$count, .notOneOf, [2, 3]) {
            Intent.Summary()
        } otherwise: {
            Intent.Summary()
        }
        let present = Intent.When(\.$name, .hasAnyValue) {
            Intent.Summary()
        } otherwise: {
            Intent.Summary()
        }
        #expect([equal.holds(intent, ""), among.holds(intent, ""), present.holds(intent, "")] == [true, true, false])
        intent.count = 2
        intent.name = "Lina"
        #expect([equal.holds(intent, ""), among.holds(intent, ""), present.holds(intent, "")] == [false, false, true])
    }

    @Test func aSwitchTakesTheFirstCaseThatFits() throws {
        let choice = Intent.Switch(\.$count) {
            Intent.Case(1) { Intent.Summary("one") }
            Intent.Case([2, 3]) { Intent.Summary("few") }
            Intent.DefaultCase { Intent.Summary("many") }
        }
        let intent = Intent()
        var texts: [String?] = []
        for count in [1, 3, 9] {
            intent.count = count
            texts.append((choice.summary(for: intent) as? IntentParameterSummary<Intent>)?.sentence.text)
        }
        #expect(texts == ["one", "few", "many"])
    }

    @Test func withoutASummaryThereIsAnEmptyOne() {
        struct Bare: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Bare" }
        #expect(type(of: Bare.parameterSummary) == EmptyParameterSummary.self)
    }
}
