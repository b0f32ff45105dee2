import Testing
import WidgetKit

@Suite struct WidgetCenterTests {
    private let center = WidgetCenter(runtime: BundleRuntime())

    @Test func saysThatItDoesNotKnowWhatIsPlaced() async {
        await #expect(throws: WidgetCenterError.placementsUnknown) { try await center.currentConfigurations() }
        center.getCurrentConfigurations { result in
            guard case .failure(let error) = result else { return #expect(Bool(false)) }
            #expect(error as? WidgetCenterError == .placementsUnknown)
        }
    }

    @Test func withoutAHostNothingHappens() {
        center.reloadAllTimelines()
        center.reloadTimelines(ofKind: "K")
        center.invalidateConfigurationRecommendations()
        WidgetCenter.shared.invalidateConfigurationRecommendations()
    }

    /// The type is Foundation's elsewhere: a file that imports WidgetKit alone has it.
    @Test func textsThatAreLookedUpLaterComeWithTheModule() {
        let resource = LocalizedStringResource("Ladder")
        #expect(resource.key == "Ladder")
    }
}
