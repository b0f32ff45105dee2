import Drawing
import SwiftUI
import Testing

@Suite @MainActor struct ButtonFieldTests {
    private func draw<V: View>(_ view: V) -> [Substring] { Stage().draw(view).split(separator: "\n") }
    private var button: some View { Button(action: {}) { Rectangle().frame(width: 20, height: 10) } }

    @Test func theFieldTakesABorderShape() {
        #expect(draw(button.buttonBorderShape(.capsule)).first == "fill circularRect 28,38 44x24 radius 12 #7676801F")
        #expect(draw(button.buttonBorderShape(.roundedRectangle(radius: 3))).first == "fill continuousRect 28,38 44x24 radius 3 #7676801F")
        #expect(draw(button.buttonBorderShape(.roundedRectangle)).first == draw(button).first)
        #expect(draw(button.buttonBorderShape(.circle)).first == "fill ellipse 33,33 34x34 #7676801F")
    }

    @Test func theFieldGrowsWithTheControlSize() {
        #expect(draw(button.controlSize(.small)).first == "fill continuousRect 30,40 40x20 radius 8 #7676801F")
        #expect(draw(button.controlSize(.large)).first == "fill continuousRect 20,31 60x39 radius 12 #7676801F")
    }

    @Test func smallControlsHaveSmallLetters() {
        #expect(Stage().runs(Button("A") {}.controlSize(.small)).first?.size == 15)
        #expect(Stage().runs(Button("A") {}.controlSize(.small).font(.largeTitle)).first?.size == 34)
    }

    @Test func theAuthorsForegroundGoesBeforeTheTint() {
        #expect(draw(button.foregroundStyle(.red)).last == "fill rect 40,45 20x10 #FF3B30")
        #expect(draw(button.buttonStyle(.borderedProminent).foregroundStyle(.black)).last == "fill rect 40,45 20x10 #000000")
        #expect(draw(button.buttonStyle(.borderless).tint(.green)).last == "fill rect 40,45 20x10 #34C759")
    }

    @Test func severalViewsOfALabelLieInARow() {
        let button = Button(action: {}) {
            Rectangle().frame(width: 10, height: 10)
            Rectangle().frame(width: 10, height: 10)
        }
        #expect(Stage().frames(button) == ["24,38 52x24", "36,45 10x10", "54,45 10x10"])
    }
}
