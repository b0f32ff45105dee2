import Drawing
import Foundation
import LayoutEngine
import Testing

/// A symbol of one em square whose font rises 0.8 and falls 0.2 of it.
@Suite struct SymbolNodeTests {
    private func symbol(resizable: Bool = false, beside textSize: CGFloat = 20) -> SymbolNode {
        let glyphs = [ShapedText.Glyph(id: 7, advance: 1, xOffset: 0.1, cluster: 0)]
        let run = ShapedText.Run(font: FontKey(path: "/symbols"), rightToLeft: false, glyphs: glyphs)
        let shaped = ShapedText(runs: [run], breaks: [], metrics: FontMetrics(ascent: 0.8, descent: 0.2))
        let symbol = SymbolNode.Symbol(shaped: shaped, text: "star", size: 20, textSize: textSize)
        return SymbolNode(symbol: symbol, isResizable: resizable, baselines: [Guide.baseline]) { _ in .color(.black) }
    }

    @Test func itIsAsLargeAsItsGlyph() {
        #expect(symbol().extent(100, 100) == "20x20")
        #expect(symbol().commands(.unspecified).printed == "glyphs \"star\" at 0,16 font 0 size 20 count 1 last 2 #000000")
    }

    @Test func aResizableOneTakesItsRoom() {
        #expect(symbol(resizable: true).extent(40, 40) == "40x40")
        #expect(
            symbol(resizable: true).commands(ProposedSize(width: 40, height: 40)).printed
                == "glyphs \"star\" at 0,32 font 0 size 40 count 1 last 4 #000000")
    }

    @Test func stretchedOneWayItIsDrawnUnderAMap() {
        #expect(
            symbol(resizable: true).commands(ProposedSize(width: 40, height: 20)).printed
                == "push transform 2 0 0 1 0 0\n  glyphs \"star\" at 0,16 font 0 size 20 count 1 last 2 #000000")
    }

    @Test func itsBaselineIsThatOfTextOfItsSize() {
        let text = Leaf.box(10, 20).guided(Guide.baseline) { _ in 15 }
        #expect(row(symbol(), text, alignment: Guide.baseline).frames(100, 100) == ["20,1 10x20"])
        #expect(abs(symbol(resizable: true).dimensions(for: ProposedSize(width: 40, height: 40))[Guide.baseline] - 32) < 0.001)
        #expect(symbol().dimensions(for: .zero)[explicit: Guide.top] == nil)
    }

    /// Capitals are 0.7 em high: their middle is 7 points above the baseline of an em of 20, and 3.5 of one of 10.
    @Test func aLargerOneStandsWithItsMiddleAtThatOfTheCapitals() {
        #expect(abs(symbol(beside: 10).dimensions(for: .zero)[Guide.baseline] - 12.5) < 0.001)
    }
}
