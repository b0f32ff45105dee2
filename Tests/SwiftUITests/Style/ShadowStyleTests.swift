import SwiftUI
import Testing

@Suite @MainActor struct ShadowStyleTests {
    private let style: some ShapeStyle = Color.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 3))

    @Test func whatAStylePaintsCastsItsShadow() {
        let lines = Stage().draw(Rectangle().fill(style)).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.first?.contains("shadow") == true)
        #expect(lines.contains("fill rect 0,0 100x100 #FF3B30"))
    }

    @Test func textsAndSymbolsDoToo() {
        #expect(Stage().draw(Text("a").foregroundStyle(style)).contains("shadow"))
        #expect(Stage().draw(Image(systemName: "star").foregroundStyle(style)).contains("shadow"))
    }

    @Test func aShadowFadesWithItsStyle() {
        #expect(Stage().draw(Rectangle().fill(style.opacity(0.5))).contains("#00000080"))
    }

    @Test func anInnerShadowIsAcceptedAndNotDrawn() {
        #expect(Stage().draw(Rectangle().fill(.red.shadow(.inner(radius: 3)))) == "fill rect 0,0 100x100 #FF3B30")
    }
}
