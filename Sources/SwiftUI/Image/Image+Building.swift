import Drawing
import Foundation
import LayoutEngine

extension Image: _PrimitiveView {
    public static func _build(_ view: Image, _ context: inout _BuildContext) {
        let node =
            switch view.source {
            case .named, .file: view.node(context.session.picture(view.source, in: context.environment), context)
            case .symbol(let name): view.symbol(named: name, context)
            case .drawn(let picture):
                picture.node(isResizable: view.resizing != nil, template: view.isTemplate(false) ? view.foreground(context) : nil, context)
            }
        context.append(context.environment.hidesContent ? HiddenContent.picture(over: node, context.environment) : context.shadowed(node))
    }

    /// A picture that is missing or broken is nothing.
    @MainActor private func node(_ picture: NamedImage?, _ context: _BuildContext) -> LayoutNode {
        guard let picture else { return FixedNode(size: .zero) }
        let isTemplate = isTemplate(picture.isTemplate)
        let foreground = foreground(context)
        let font = context.environment.symbolFont
        let size = picture.size(beside: font.size, context.environment.imageScale)
        let node = { (tint: ((CGRect) -> Paint)?) in
            PictureNode(
                image: picture.key, natural: size, resizing: pictureResizing, interpolation: interpolation.drawn, tint: tint,
                baseline: picture.isSymbol
                    ? .init(Self.baselines, at: size.height / 2 + CGFloat(FontMetrics.system.capHeight) / 2 * font.size) : nil)
        }
        guard !isTemplate else { return node { foreground.paint(in: $0) } }
        switch context.environment.pictureTreatment {
        case nil: return node(nil)
        case .painted(let color): return node { _ in .color(color) }
        case .recolored(let change): return RecoloredNode(child: node(nil), change: change)
        }
    }

    private static let baselines: Set = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]

    /// Whether only the shape counts, of a picture that says so or not.
    private func isTemplate(_ said: Bool) -> Bool { tint != nil || renderingMode.map { $0 == .template } ?? said }

    @MainActor private func foreground(_ context: _BuildContext) -> _ResolvedStyle {
        tint.map { Color($0)._paint(in: context.environment, level: 0) } ?? context.environment.foreground()
    }

    private var pictureResizing: PictureNode.Resizing {
        guard let resizing else { return .none }
        let caps = resizing.capInsets
        guard resizing.mode == .stretch else { return .tile }
        return .stretch(
            caps == EdgeInsets() ? nil : .init(top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing))
    }

    @MainActor private func symbol(named name: String, _ context: _BuildContext) -> LayoutNode {
        let font = context.environment.symbolFont
        let size = font.size * context.environment.imageScale.factor
        let foreground = foreground(context)
        let shaper = SymbolShaper(context.session, weight: font.weight)
        guard let found = shaper.shape(name, context.environment.symbolVariants) else {
            let near = SymbolTable.nearest(to: name).map { "\"\($0)\"" }.joined(separator: ", ")
            context.session.warn(
                "there is no symbol named \"\(name)\": drawn as a crossed box" + (near.isEmpty ? "" : "; names like it are \(near)"))
            return UnknownSymbol.node(size: size, isResizable: resizing != nil, foreground)
        }
        let (form, shaped) = found
        let node = { (shaped: ShapedText, isResizable: Bool, style: _ResolvedStyle) in
            let symbol = SymbolNode.Symbol(shaped: shaped, text: name, size: size, textSize: font.size)
            return SymbolNode(symbol: symbol, isResizable: isResizable, baselines: Self.baselines) { style.paint(in: $0) }
        }
        let colors = SymbolColors(form, SymbolRenderingMode.effective(symbolRenderingMode, in: context.environment), foreground, context)
        let whole = node(shaped, resizing != nil, colors.whole)
        if let parts = colors.parts, let (inner, enclosure) = SymbolLook.enclosure(of: form), let within = shaper.shape(inner) {
            return EnclosedSymbolNode(whole: whole, inner: node(within, true, parts.inner), enclosure: enclosure) {
                parts.outer.paint(in: $0)
            }
        }
        guard let variableValue else { return whole }
        return RevealedNode(child: whole, share: variableValue, from: SymbolLook.edge(of: form))
    }
}

extension Image.Interpolation {
    fileprivate var drawn: ImageUse.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
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

    /// The symbol in its asked forms, or in its plain one, and the name of that; nil when there is none of that name.
    func shape(_ name: String, _ variants: SymbolVariants) -> (String, ShapedText)? {
        let wanted = variants == .none ? name : variants.name(of: name)
        if let shaped = shape(wanted) { return (wanted, shaped) }
        return wanted == name ? nil : shape(name).map { (name, $0) }
    }

    func shape(_ name: String) -> ShapedText? {
        let shaped = shaper.shape(name, face: face, language: "")
        // Glyph 0 is what a font shows for what it does not have.
        let isKnown = shaped.runs.contains { $0.glyphs.contains { $0.id != 0 } }
        return isKnown ? shaped : nil
    }
}
