import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SymbolPartsTests {
    /// The paints, in the order in which they are seen.
    private func paints(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [Paint] {
        Stage(100, 100, change).list(view).commands.compactMap { command in
            switch command {
            case .fill(_, let paint, _), .stroke(_, let paint, _): paint
            case .glyphs(let run): run.paint
            default: nil
            }
        }
    }

    private let green = SystemColor.green.rgba(dark: false)
    private let white = RGBA.white

    @Test func aSymbolOfOnePieceHasOneColour() {
        let check = Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        #expect(paints(check) == [.color(green)])
        #expect(paints(Image(systemName: "checkmark").symbolRenderingMode(.hierarchical).foregroundStyle(.green)) == [.color(green)])
    }

    @Test func aCircleIsPalerThanWhatIsInIt() {
        let check = Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.green)
        #expect(paints(check) == [.color(green.opacity(0.5)), .color(green)])
    }

    @Test func aPaletteHasAColourForEach() {
        let palette = Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .green)
        #expect(paints(palette) == [.color(green), .color(white)])
        #expect(paints(palette.symbolRenderingMode(.monochrome)) == [.color(white)])
        let list = Stage().list(Image(systemName: "heart.square").symbolRenderingMode(.palette).foregroundStyle(.white, .green))
        #expect(list.commands.contains { if case .stroke(.roundedRect, .color(green), _) = $0 { true } else { false } })
    }

    @Test func symbolsInManyColoursHaveThoseOfWhatTheyShow() {
        let colors = { (name: String) in paints(Image(systemName: name).symbolRenderingMode(.multicolor)) }
        #expect(colors("sun.max.fill") == [.color(SystemColor.yellow.rgba(dark: false))])
        #expect(colors("checkmark.circle.fill") == [.color(green), .color(white)])
        #expect(colors("square.grid.2x2") == [.color(.black)])
    }

    @Test func theModeOfAViewIsThatOfItsSymbols() {
        let view = HStack { Image(systemName: "plus.circle.fill") }.foregroundStyle(.green)
        #expect(paints(view.symbolRenderingMode(.hierarchical)).count == 2)
    }

    @Test func whatIsInACircleLiesInItsMiddle() throws {
        let view = Image(systemName: "checkmark.circle.fill").resizable().symbolRenderingMode(.hierarchical).frame(width: 50, height: 50)
        let commands = Stage().list(view).commands
        guard case .fill(.ellipse(let circle), _, _)? = commands.first, case .glyphs(let run)? = commands.last else {
            return #expect(Bool(false))
        }
        #expect(circle.midX == 50 && circle.midY == 50 && circle.width == 46)
        #expect(run.size < 50 && abs(run.origin.x + run.size / 2 - 50) < 1)
    }

    @Test(arguments: [(0, 0), (0.4, 40), (1, nil), (2, nil), (-1, 0), (.nan, 0)] as [(Double, Double?)])
    func aValueIsDrawnInFullAndTheRestIsHintedAt(_ value: Double, _ width: Double?) {
        let view = Image(systemName: "speaker.wave.3", variableValue: value).resizable().frame(width: 100, height: 100)
        let lines = Stage().draw(view).split(separator: "\n").map(String.init)
        let clips = lines.filter { $0.contains("clip") }
        #expect(clips.count == (width ?? 0 > 0 ? 1 : 0), "\(lines)")
        if let width, width > 0 { #expect(clips[0].contains("rect 0,0 \(Int(width))x100"), "\(clips)") }
        #expect(
            lines.filter { $0.contains("glyphs") || $0.contains("speaker") }.count == (width == nil ? 1 : width == 0 ? 1 : 2), "\(lines)")
    }

    @Test func theWavesOfAWirelessSignRise() {
        let printed = Stage().draw(Image(systemName: "wifi", variableValue: 0.25).resizable().frame(width: 100, height: 100))
        #expect(printed.contains("rect 0,75 100x25"), "\(printed)")
    }

    @Test func aNameThatThereIsNotIsToldWithThoseLikeIt() {
        let stage = Stage()
        _ = stage.draw(Image(systemName: "nothing.heart.fil"))
        #expect(stage.warnings.count == 1 && stage.warnings[0].contains("\"heart.fill\""), "\(stage.warnings)")
    }
}
