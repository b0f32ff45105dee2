import Drawing
import Foundation
import LayoutEngine
import SwiftUI
import TestSupport

/// Draws a view on a small canvas at one pixel a point, with a few pictures and colours behind it.
@MainActor struct Stage {
    var size = CGSize(width: 100, height: 100)
    var environment = EnvironmentValues()
    let session = RenderSession(resources: FakeResources())

    init(_ width: CGFloat = 100, _ height: CGFloat = 100, _ change: (inout EnvironmentValues) -> Void = { _ in }) {
        size = CGSize(width: width, height: height)
        environment.displayScale = 1
        environment.colorLookup = FakeResources.colors
        change(&environment)
    }

    var warnings: [String] { session.warnings }

    func list<Content: View>(_ view: Content, radius: CGFloat = 0) -> DisplayList {
        var renderer = ViewRenderer(size: size, environment: environment, session: session)
        renderer.cornerRadius = radius
        return renderer.list(of: view)
    }

    /// The commands as they are printed, a line each.
    func draw<Content: View>(_ view: Content, radius: CGFloat = 0) -> String { list(view, radius: radius).commands.printed }

    /// The texts and symbols, in order.
    func runs<Content: View>(_ view: Content) -> [GlyphRun] {
        list(view).commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }

    /// The rectangles that are filled, in order, as "x,y WxH".
    func frames<Content: View>(_ view: Content) -> [String] {
        list(view).commands.compactMap { command in
            guard case .fill(let outline, _, _) = command else { return nil }
            let rect = outline.bounds
            return [rect.minX, rect.minY].map(Self.tenth).joined(separator: ",") + " "
                + [rect.width, rect.height].map(Self.tenth).joined(separator: "x")
        }
    }

    private static func tenth(_ value: CGFloat) -> String {
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// One photo of 40 by 20 points, one template of 16 by 16, one symbol of 34 by 17 beside text of 17 points, one broken picture, one colour, and symbols but for "nothing".
@MainActor final class FakeResources: RenderResources {
    let shaper: any TextShaper = SymbolShaper()

    func image(named name: String, in environment: EnvironmentValues) -> ImageFinding {
        switch name {
        case "photo": .found(NamedImage(key: ImageKey(digest: [1]), size: CGSize(width: 40, height: 20), isTemplate: false))
        case "glyph": .found(NamedImage(key: ImageKey(digest: [2]), size: CGSize(width: 16, height: 16), isTemplate: true))
        case "wave":
            .found(NamedImage(key: ImageKey(digest: [3]), size: CGSize(width: 34, height: 17), isTemplate: true, isSymbol: true))
        case "damaged": .broken
        default: .missing
        }
    }

    func image(_ file: PictureBytes) -> ImageFinding {
        .found(NamedImage(key: ImageKey(digest: [UInt8(file.header.width)]), size: file.size, isTemplate: false))
    }

    func color(named name: String, dark: Bool) -> RGBA? { Self.colors.find(name, dark) }

    static let colors = ColorLookup { name, dark in
        switch name {
        case "brand": dark ? RGBA(red: 0, green: 1, blue: 0) : RGBA(red: 0, green: 0, blue: 1)
        default: nil
        }
    }
}

/// Text of half an em a character; a symbol is one glyph of an em, unless it is called "nothing", is the slashed "plain", or is one that we draw ourselves.
private struct SymbolShaper: TextShaper {
    func shape(_ text: String, face: FontFace, language: String) -> ShapedText {
        guard face.design == .symbol else { return FixedTextShaper().shape(text, face: face, language: language) }
        let isUnknown = text.hasPrefix("nothing") || text == "plain.slash" || SymbolTable.drawings.keys.contains { text.hasPrefix($0) }
        let glyphs = isUnknown ? [] : [ShapedText.Glyph(id: 7, advance: 1, cluster: 0)]
        let run = ShapedText.Run(font: FixedTextShaper.font(face), rightToLeft: false, glyphs: glyphs)
        return ShapedText(runs: [run], breaks: [], metrics: FontMetrics(ascent: 0.8, descent: 0.2))
    }
}
