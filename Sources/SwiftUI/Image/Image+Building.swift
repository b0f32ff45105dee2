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

    static let baselines: Set = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]

    /// Whether only the shape counts, of a picture that says so or not.
    func isTemplate(_ said: Bool) -> Bool { tint != nil || renderingMode.map { $0 == .template } ?? said }

    @MainActor func foreground(_ context: _BuildContext) -> _ResolvedStyle {
        tint.map { Color($0)._paint(in: context.environment, level: 0) } ?? context.environment.foreground()
    }

    private var pictureResizing: PictureNode.Resizing {
        guard let resizing else { return .none }
        let caps = resizing.capInsets
        guard resizing.mode == .stretch else { return .tile }
        return .stretch(
            caps == EdgeInsets() ? nil : .init(top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing))
    }
}

extension Image.Interpolation {
    var drawn: ImageUse.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
