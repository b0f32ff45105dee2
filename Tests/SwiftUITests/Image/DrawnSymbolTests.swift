import Drawing
import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct DrawnSymbolTests {
    private func list(_ name: String, _ stage: Stage = Stage()) -> DisplayList { stage.list(Image(systemName: name)) }

    private func strokes(_ list: DisplayList) -> [StrokePen] {
        list.commands.compactMap { if case .stroke(_, _, let pen) = $0 { pen } else { nil } }
    }

    /// What a filled form is cut out of.
    private func mask(_ list: DisplayList) -> [DisplayList.Command] {
        list.commands.lazy.compactMap { if case .push(.mask(let mask)) = $0 { mask } else { nil } }.first ?? []
    }

    @Test func aSymbolWithoutAnIconIsDrawnInLines() {
        let stage = Stage()
        let list = list("skateboard", stage)
        #expect(strokes(list).count == 1 && mask(list).isEmpty && stage.warnings.isEmpty)
    }

    @Test func aFilledFormLeavesOutTheLinesWithin() {
        let printed = mask(list("hand.raised.fill")).printed
        #expect(printed.contains("fill path") && printed.contains("push blend destinationOut"))
        #expect(!mask(list("capsule.fill")).printed.contains("blend"), "nothing is within")
    }

    @Test func anEnclosureStandsAroundASmallerSymbol() {
        let outer = list("infinity.circle")
        #expect(strokes(outer).count == 2 && outer.commands.printed.contains("stroke ellipse"))
        let filled = mask(list("infinity.circle.fill")).printed
        #expect(filled.contains("fill ellipse") && filled.contains("push blend destinationOut"))
        #expect(mask(list("infinity.square.fill")).printed.contains("fill continuousRect"))
    }

    @Test func badgesAreLeftOff() {
        #expect(list("rectangle.stack.badge.plus").commands == list("rectangle.stack").commands)
        #expect(strokes(list("skateboard.badge.plus")).count == 1)
    }

    @Test func aSlashIsLaidOverWhatHasNone() {
        let stage = Stage()
        let icon = stage.draw(Image(systemName: "plain.slash"))
        #expect(icon.contains("push clip path") && icon.contains("glyphs") && icon.contains("stroke path"))
        let drawn = stage.draw(Image(systemName: "capsule.slash.fill"))
        #expect(drawn.contains("push clip path") && drawn.contains("push mask") && stage.warnings.isEmpty)
        #expect(stage.draw(Image(systemName: "nothing.slash")).contains("M") && stage.warnings.count == 1)
    }

    @Test func variantsOfTheEnvironmentCount() {
        #expect(!mask(Stage().list(Image(systemName: "hand.raised").symbolVariant(.fill))).isEmpty)
        #expect(Stage().draw(Image(systemName: "infinity").symbolVariant(.circle)).contains("stroke ellipse"))
        #expect(Stage().draw(Image(systemName: "plain").symbolVariant(.slash)).contains("push clip path"))
    }

    @Test func linesAreAsHeavyAsTheTextBesideThem() {
        func width(_ weight: Font.Weight) -> CGFloat? {
            strokes(Stage().list(Image(systemName: "infinity").font(.system(size: 20, weight: weight)))).first?.width
        }
        let widths = [Font.Weight.ultraLight, .regular, .bold, .black].compactMap(width)
        #expect(widths.count == 4 && widths == widths.sorted() && Set(widths).count == 4)
        #expect(abs(widths[1] - 1.7) < 0.01, "in units of the drawing")
    }

    @Test func itIsAsLargeAsOtherSymbols() {
        let stage = Stage(200, 200)
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image(systemName: "baseball").background(.red)
            Text("A")
        }
        let frame = stage.list(row.font(.system(size: 100))).commands.first
        guard case .fill(let outline, _, _)? = frame else { return #expect(Bool(false), "\(String(describing: frame))") }
        #expect((95...125).contains(outline.bounds.width) && (95...125).contains(outline.bounds.height), "\(outline.bounds)")
    }

    @Test func aResizableOneFillsItsRoom() {
        let view = Image(systemName: "capsule").resizable().frame(width: 80, height: 20).background(.red)
        guard case .fill(let outline, _, _)? = Stage().list(view).commands.first else { return #expect(Bool(false)) }
        #expect(outline.bounds.size == CGSize(width: 80, height: 20))
    }

    @Test func itIsPaintedAsOthers() {
        #expect(Stage().draw(Image(systemName: "infinity").foregroundStyle(.red)).contains("#FF3B30"))
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        #expect(Stage().draw(Image(systemName: "capsule.fill").foregroundStyle(gradient)).contains("linear("))
    }
}
