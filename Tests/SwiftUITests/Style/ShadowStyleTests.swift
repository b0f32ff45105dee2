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

    @Test func aShadowMayLieWithin() {
        let list = Stage().draw(Rectangle().fill(.red.shadow(.inner(color: .black, radius: 3, x: 1, y: 2))))
        #expect(list == "push inner shadow #000000 radius 3 offset 1,2\n  fill rect 0,0 100x100 #FF3B30")
        #expect(Stage().draw(Text("a").foregroundStyle(.red.shadow(.inner(radius: 1)))).hasPrefix("push inner shadow #0000008C radius 1"))
    }

    @Test func shadowsAddUp() {
        let style = Color.red.shadow(.inner(color: .black, radius: 1)).shadow(.drop(color: .blue, radius: 2))
        #expect(
            Stage().draw(Rectangle().fill(style)) == """
                push shadow #007AFF radius 2 offset 0,0
                  push inner shadow #000000 radius 1 offset 0,0
                    fill rect 0,0 100x100 #FF3B30
                """)
    }
}
