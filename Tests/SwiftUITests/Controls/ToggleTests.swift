import AppIntents
import Drawing
import SwiftUI
import Testing

private struct Flip: AppIntent {
    static let title: LocalizedStringResource = "Flip"
    func perform() async throws -> some IntentResult { .result() }
}

@Suite @MainActor struct ToggleTests {
    private func draw<V: View>(_ view: V) -> String { Stage().draw(view) }
    private var box: some View { Rectangle().frame(width: 20, height: 10) }

    @Test func inAWidgetAToggleIsAButtonInBothOfItsStates() {
        let off = ["fill continuousRect 28,38 44x24 radius 8 #7676801F", "fill rect 40,45 20x10 #007AFF"]
        let on = ["fill continuousRect 28,38 44x24 radius 8 #007AFF", "fill rect 40,45 20x10 #FFFFFF"]
        for (isOn, seen, switched) in [(false, off, on), (true, on, off)] {
            let lines = ["push toggle of region 0", "  switched"] + switched.map { "    " + $0 } + seen.map { "  " + $0 }
            let drawn = draw(Toggle(isOn: isOn, intent: Flip()) { box })
            #expect(drawn.split(separator: "\n").map(String.init) == lines)
        }
    }

    @Test func aSwitchShowsWhetherItIsOn() {
        func fills(_ isOn: Bool, _ tint: Color? = nil) -> String {
            Stage().list(Toggle(isOn: .constant(isOn)) { box }.toggleStyle(.switch).tint(tint)).commands.printed
        }
        #expect(fills(true).contains("fill circularRect 49,35 51x31 radius 15.5 #34C759"))
        #expect(fills(true).contains("ellipse 71,37 27x27 #FFFFFF"))
        #expect(fills(false).contains("fill circularRect 49,35 51x31 radius 15.5 #78788029"))
        #expect(fills(false).contains("ellipse 51,37 27x27 #FFFFFF"))
        #expect(fills(true, .red).contains("radius 15.5 #FF3B30"))
    }

    @Test func labelsOfSwitchesMayBeHidden() {
        let toggle = Toggle(isOn: .constant(true)) { box }.toggleStyle(SwitchToggleStyle(tint: .blue)).labelsHidden()
        #expect(Stage().frames(toggle).first == "25,35 51x31")
        #expect(draw(toggle).contains("#007AFF"))
    }

    @Test func aStyleOfTheAuthorsIsGivenTheLabelAndTheState() {
        struct Mark: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    configuration.label
                    if configuration.isOn { Color.green.frame(width: 10, height: 10) }
                }
            }
        }
        #expect(Stage().frames(Toggle(isOn: true, intent: Flip()) { box }.toggleStyle(Mark())) == ["35,45 20x10", "55,45 10x10"])
        #expect(Stage().frames(Toggle(isOn: false, intent: Flip()) { box }.toggleStyle(Mark())) == ["40,45 20x10"])
    }

    @Test func aStyleMayHoldAToggle() {
        struct Padded: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(3) }
        }
        #expect(Stage().frames(Toggle(isOn: false, intent: Flip()) { box }.toggleStyle(Padded())).last == "40,45 20x10")
    }

    @Test func titlesOfToggles() {
        #expect(Stage(200, 50).runs(Toggle("On", isOn: true, intent: Flip())).map(\.text) == ["On"])
        #expect(Stage(200, 50).runs(Toggle(String("On"), isOn: .constant(true))).map(\.text) == ["On"])
        #expect(Stage(200, 50).runs(Toggle("On", systemImage: "bolt", isOn: true, intent: Flip())).map(\.text) == ["bolt", "On"])
    }
}
