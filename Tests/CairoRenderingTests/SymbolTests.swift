import Drawing
import Foundation
import Rendering
import Testing

@testable import CairoRendering

@Suite struct SymbolTests {
    private static let shaper = PangoTextShaper()
    private func shape(_ name: String) -> ShapedText { Self.shaper.shape(name, face: FontFace(design: .symbol), language: "") }

    @Test(arguments: SymbolTable.icons.keys.sorted())
    func eachSymbolIsAnIconOfTheFont(_ name: String) throws {
        let glyph = try #require(shape(name).runs.first?.glyphs.first, "\(name) → \(SymbolTable.icons[name] ?? "")")
        #expect(glyph.id != 0 && glyph.advance > 0.2 && glyph.advance < 1.5)
    }

    @Test func theTableIsLargeAndNamesNoSymbolTwice() {
        #expect(SymbolTable.icons.count > 900)
        let lines = [SymbolTable.actions, SymbolTable.people, SymbolTable.weather, SymbolTable.things, SymbolTable.devices]
        let names = lines.flatMap { $0.split(separator: "\n").flatMap { $0.split(separator: " ").dropFirst() } }
        #expect(names.count == Set(names).count)
    }

    @Test(arguments: [
        ("heart.circle.fill", "heart-outline"), ("calendar.badge.sparkles", "calendar"),
        ("sun.max.trianglebadge.exclamationmark", "white-balance-sunny"),
        ("star.square.fill", "star-outline"),
    ])
    func aVariantIsDrawnAsThePlainSymbol(_ name: String, _ icon: String) {
        #expect(SymbolTable.icon(for: name) == icon)
    }

    @Test(arguments: ["", ".", "fill", "circle.fill.nonesuch", "nonesuch", "heart.nonesuch", "person.nonesuch.slash", "..fill", "badge"])
    func whatIsNoSymbolGivesNoRun(_ name: String) {
        let shaped = shape(name)
        #expect(shaped.runs.isEmpty && shaped.breaks.count == name.utf8.count + 1)
    }

    @Test func aSymbolIsAsTallAsCapitalsAndAThirdMore() throws {
        for name in ["heart.fill", "star.fill", "house.fill", "gear"] {
            let shaped = shape(name)
            let glyph = try #require(shaped.runs.first?.glyphs.first)
            #expect(glyph.advance > 0.9 && glyph.advance < 1.35, "\(name)")
            let height = shaped.metrics.ascent + shaped.metrics.descent
            #expect(height > 0.9 && height < 1.3, "\(name)")
        }
    }

    @Test func aSymbolThatTouchesNoLineIsNoTallerThanItsInk() throws {
        let metrics = shape("minus").metrics
        #expect(metrics.descent < 0 && metrics.ascent + metrics.descent < 0.35)
        #expect(abs((metrics.ascent - metrics.descent) / 2 - 0.3635) < 0.03)
    }

    @Test func itsInkLiesWhereItsMetricsSay() throws {
        let size: CGFloat = 100
        for name in ["heart.fill", "chevron.right", "minus", "sun.max.fill", "airplane"] {
            let shaped = shape(name)
            let run = try #require(shaped.runs.first)
            let glyph = try #require(run.glyphs.first)
            let (x, y) = (glyph.xOffset * Float(size), glyph.yOffset * Float(size))
            let drawn = try Drawn(
                [
                    .glyphs(
                        GlyphRun(
                            font: 0, size: size, origin: CGPoint(x: 20, y: 150), glyphs: [.init(id: glyph.id, x: x, y: y)], paint: .black,
                            text: name))
                ],
                width: 200, height: 200, fonts: [run.font])
            let ink = try #require(drawn.ink)
            let margin = 0.05 * size
            #expect(abs(ink.minX - 20 - margin) <= 1.5 && abs(ink.maxX - 20 - CGFloat(glyph.advance) * size + margin) <= 1.5, "\(name)")
            #expect(abs(150 - ink.minY + margin - CGFloat(shaped.metrics.ascent) * size) <= 1.5, "\(name)")
            #expect(abs(ink.maxY - 150 + margin - CGFloat(shaped.metrics.descent) * size) <= 1.5, "\(name)")
            #expect(abs((ink.midY - 150) + 36) < 14, "\(name): near the middle of capitals")
        }
    }
}
