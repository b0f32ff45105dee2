import SwiftUI
import Testing

@Suite @MainActor struct GlassEffectTests {
    private var text: some View { Color.black.frame(width: 40, height: 10) }

    @Test func glassIsAMaterialBehindTheView() {
        let drawn = Stage().draw(text.glassEffect())
        #expect(drawn.contains("material") && drawn.hasSuffix("fill rect 30,45 40x10 #000000"))
        #expect(Stage().draw(text.glassEffect(.clear)) != drawn)
    }

    @Test func theShapeAndTheColourMayBeSaid() {
        let drawn = Stage().draw(text.glassEffect(.regular.tint(.red).interactive(), in: Rectangle()))
        #expect(drawn.contains("fill rect 30,45 40x10 material") && drawn.contains("#FF3B3080"))
    }

    @Test func identityIsNone() { #expect(Stage().draw(text.glassEffect(.identity)) == "fill rect 30,45 40x10 #000000") }
}
