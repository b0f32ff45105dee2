import AppIntents
import Drawing
import Foundation
import SwiftUI
import Testing

private struct StepIntent: AppIntent {
    static let title: LocalizedStringResource = "Step"
    @Parameter(title: "By") var by: Int
    @Parameter(title: "Room") var room: Measurement<UnitLength>?

    init() {}
    init(by: Int) { self.by = by }
    func perform() async throws -> some IntentResult { .result() }
}

private struct LightIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

@MainActor @Suite struct IntentControlsTests {
    private var box: some View { Color.black.frame(width: 20, height: 10) }

    private func calls(_ list: DisplayList) -> [String] {
        list.regions.map { region in if case .perform(let call) = region.action { "\(call.name) \(call.values)" } else { "-" } }
    }

    @Test func aButtonIsTappedWithTheValuesOfItsIntent() {
        let list = Stage().list(Button(intent: StepIntent(by: 3)) { box }.buttonStyle(.plain))
        #expect(calls(list) == [#"StepIntent {"by":3,"room":null}"#])
        #expect(list.regions.map(\.rect) == [CGRect(x: 40, y: 45, width: 20, height: 10)])
        #expect(list.commands.printed == "fill rect 40,45 20x10 #000000")
        let passed: any AppIntent = StepIntent(by: 4)
        #expect(calls(Stage().list(Button("Go", intent: passed))) == [#"StepIntent {"by":4,"room":null}"#])
    }

    @Test func whatCannotBeTappedHasNoRegion() {
        let button = Button(intent: StepIntent(by: 3)) { box }
        for view in [AnyView(button.disabled(true)), AnyView(button.allowsHitTesting(false)), AnyView(button.hidden())] {
            #expect(Stage().list(view).regions.isEmpty)
        }
        #expect(
            Stage().list(
                Button {
                } label: {
                    box
                }
            ).regions.isEmpty)
    }

    @Test func aToggleIsDrawnInBothStatesAndSetsTheOtherOne() {
        struct Bar: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                (configuration.isOn ? Color.white : Color.black).frame(width: 20, height: 10)
            }
        }
        let list = Stage().list(Toggle(isOn: true, intent: LightIntent()) { EmptyView() }.toggleStyle(Bar()))
        #expect(calls(list) == [#"LightIntent {"value":false}"#])
        #expect(
            list.commands.printed == """
                push toggle of region 0
                  switched
                    fill rect 40,45 20x10 #000000
                  fill rect 40,45 20x10 #FFFFFF
                """)
        #expect(list.switched(region: 0)?.commands.printed.contains("#FFFFFF") == false)
    }

    @Test func aLinkWithinAButtonComesBeforeIt() throws {
        let url = try #require(URL(string: "a:b"))
        let list = Stage().list(Button(intent: StepIntent(by: 1)) { Link(destination: url) { box } }.buttonStyle(.plain))
        #expect(list.region(at: CGPoint(x: 50, y: 50)) == 1 && list.regions.last?.action == .openURL("a:b"))
    }

    @Test func valuesThatAreTooManyAreNotTapped() {
        struct LongIntent: AppIntent {
            static let title: LocalizedStringResource = "Long"
            @Parameter(title: "Text") var text: String
            func perform() async throws -> some IntentResult { .result() }
        }
        let intent = LongIntent()
        intent.text = String(repeating: "x", count: 70_000)
        #expect(Stage().list(Button(intent: intent) { box }).regions.isEmpty)
    }
}
