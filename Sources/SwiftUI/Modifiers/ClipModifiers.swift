import Drawing
public import Foundation
import LayoutEngine

struct _MaskModifier<Mask> {
    let mask: Mask
    let alignment: Alignment
}

extension _MaskModifier: NodeModifier, _PrimitiveModifier, ViewModifier where Mask: View {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        let layers = context.mirroring(LayeredNode(alignment: alignment.pair, children: context.children(of: mask)))
        return MaskNode(child: node, mask: layers, alignment: alignment.pair)
    }
}

extension View {
    /// Shows of the view only what lies within a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(
            _EffectModifier { environment in
                let direction = environment.layoutDirection
                return { rect, container in
                    let (outline, pen) = shape.drawn(in: rect, direction, container: container)
                    guard let pen else { return [.clip(outline, style.isEOFilled ? .evenOdd : .nonZero)] }
                    return [.mask([.stroke(outline, .color(.black), pen.pen)])]
                }
            })
    }

    /// Shows of the view only what lies within its own room.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Cuts the view's corners round; the radius is in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Shows the view where other views have alpha.
    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view where another has alpha.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { modifier(_MaskModifier(mask: mask, alignment: .center)) }

    /// Draws a line along the inner side of the view's edges; its width is in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// The container whose corners shapes within the view follow; only the corners' radius counts.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(
            _NodeWrapper {
                ContainerNode(child: $0) { rect in ContainerOutline(rect: rect, radius: shape.cornerRadius(in: rect)) }
            })
    }

    /// Has no effect: a widget is tapped where it has a link or a button.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Has no effect: a widget is tapped where it has a link or a button.
    public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
}

/// What a content shape is used for. Has no effect.
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension Shape {
    /// The radius of the shape's top left corner.
    nonisolated fileprivate func cornerRadius(in rect: CGRect) -> CGFloat {
        switch path(in: rect).outline {
        case .roundedRect(let rect, let radii, _): radii.fitted(to: rect.size).topLeft
        case .ellipse(let rect): min(rect.width, rect.height) / 2
        case .rect, .path: 0
        }
    }
}
