import Drawing
import Foundation
import LayoutEngine

extension Image {
    /// A symbol of the system: an icon of the icon font or a drawing of ours, and else a crossed box.
    @MainActor func symbol(named name: String, _ context: _BuildContext) -> LayoutNode {
        let maker = SymbolMaker(self, named: name, context)
        let wanted = context.environment.symbolVariants.name(of: name)
        for form in wanted == name ? [name] : [wanted, name] {
            if let node = maker.icon(form) ?? maker.drawn(form) ?? maker.slashed(form) { return node }
        }
        let near = SymbolTable.nearest(to: name).map { "\"\($0)\"" }.joined(separator: ", ")
        context.session.warn(
            "there is no symbol named \"\(name)\": drawn as a crossed box" + (near.isEmpty ? "" : "; names like it are \(near)"))
        return maker.unknown
    }
}

/// Makes boxes of symbols by their names.
@MainActor private struct SymbolMaker {
    private let image: Image
    /// As the author said it, whatever form is drawn.
    private let name: String
    private let context: _BuildContext
    private let shaper: SymbolShaper
    private let font: SymbolFont
    private let size: CGFloat
    private let foreground: _ResolvedStyle
    private let isResizable: Bool

    init(_ image: Image, named name: String, _ context: _BuildContext) {
        self.image = image
        self.name = name
        self.context = context
        font = context.environment.symbolFont
        shaper = SymbolShaper(context.session, weight: font.weight)
        size = font.size * context.environment.imageScale.factor
        foreground = image.foreground(context)
        isResizable = image.resizing != nil
    }

    var unknown: LayoutNode { UnknownSymbol.node(size: size, isResizable: isResizable, foreground) }

    private func node(_ shaped: ShapedText, _ isResizable: Bool, _ style: _ResolvedStyle) -> LayoutNode {
        let symbol = SymbolNode.Symbol(shaped: shaped, text: name, size: size, textSize: font.size)
        return SymbolNode(symbol: symbol, isResizable: isResizable, baselines: Image.baselines) { style.paint(in: $0) }
    }

    private func colors(_ form: String) -> SymbolColors {
        SymbolColors(form, SymbolRenderingMode.effective(image.symbolRenderingMode, in: context.environment), foreground, context)
    }

    /// An icon of the font; in parts where it is coloured so.
    func icon(_ form: String) -> LayoutNode? {
        guard let shaped = shaper.shape(form) else { return nil }
        let colors = colors(form)
        let whole = node(shaped, isResizable, colors.whole)
        if let parts = colors.parts, let (inner, enclosure) = SymbolLook.enclosure(of: form), let within = shaper.shape(inner) {
            return EnclosedSymbolNode(whole: whole, inner: node(within, true, parts.inner), enclosure: enclosure) {
                parts.outer.paint(in: $0)
            }
        }
        return revealed(whole, form)
    }

    /// A drawing of ours.
    func drawn(_ form: String) -> LayoutNode? {
        guard let drawn = DrawnSymbol(named: form) else { return nil }
        let symbol = DrawnSymbolNode.Symbol(
            drawn.drawing, isFilled: drawn.isFilled, enclosure: drawn.enclosure, lineWidth: DrawnSymbol.lineWidth(weight: font.weight),
            size: size, textSize: font.size)
        let style = colors(form).whole
        return revealed(
            DrawnSymbolNode(symbol: symbol, isResizable: isResizable, baselines: Image.baselines) { style.paint(in: $0) }, form)
    }

    /// A symbol with a line through it that only exists without.
    func slashed(_ form: String) -> LayoutNode? {
        guard let plain = SymbolTable.unslashed(form), let child = icon(plain) ?? drawn(plain) else { return nil }
        let width = DrawnSymbol.lineWidth(weight: font.weight) / SymbolDrawing.side
        let style = colors(form).whole
        return SlashedNode(child: child, width: width) { style.paint(in: $0) }
    }

    private func revealed(_ node: LayoutNode, _ form: String) -> LayoutNode {
        guard let share = image.variableValue else { return node }
        return RevealedNode(child: node, share: share, from: SymbolLook.edge(of: form))
    }
}

/// Finds the glyphs of symbols.
@MainActor private struct SymbolShaper {
    private let shaper: any TextShaper
    private let face: FontFace

    init(_ session: RenderSession, weight: UInt16) {
        shaper = session.resources.shaper
        face = FontFace(design: .symbol, weight: weight)
    }

    /// The icon of a symbol; nil where there is none.
    func shape(_ name: String) -> ShapedText? {
        let shaped = shaper.shape(name, face: face, language: "")
        // Glyph 0 is what a font shows for what it does not have.
        let isKnown = shaped.runs.contains { $0.glyphs.contains { $0.id != 0 } }
        return isKnown ? shaped : nil
    }
}
