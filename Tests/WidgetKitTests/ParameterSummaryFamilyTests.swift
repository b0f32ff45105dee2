import AppIntents
import Testing
import WidgetKit

private struct Intent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Intent"
    @Parameter(title: "Count", default: 1) var count: Int

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .equalTo, .systemSmall) {
            Summary("Show \(\.$count)")
        } otherwise: {
            Summary()
        }
    }
}

@Suite struct ParameterSummaryFamilyTests {
    @Test func aSummaryMayDependOnTheFamily() {
        let intent = Intent()
        let other = Intent.When(widgetFamily: .notEqualTo, .systemSmall) {
            Intent.Summary()
        } otherwise: {
            Intent.Summary()
        }
        let among = Intent.When(widgetFamily: .oneOf, [.systemSmall, .systemLarge]) {
            Intent.Summary()
        } otherwise: {
            Intent.Summary()
        }
        #expect(!other.holds(intent, "systemSmall"))
        #expect(other.holds(intent, "systemLarge"))
        #expect(among.holds(intent, "systemLarge"))
        #expect(!among.holds(intent, "accessoryInline"))
    }
}
