package import LayoutEngine

/// The identity of a guide line, and where it lies by default.
public protocol AlignmentID: SendableMetatype {
    /// The guide's place in a view that does not say another, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide measured from the leading edge.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public nonisolated init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    package init(key: AlignmentKey) { self.key = key }

    private init(_ name: Any.Type, _ value: @escaping @Sendable (LayoutDimensions) -> CGFloat) {
        key = AlignmentKey(id: ObjectIdentifier(name), axis: .horizontal, defaultValue: value)
    }

    public static let leading = HorizontalAlignment(StandardGuide.Leading.self) { _ in 0 }
    public static let center = HorizontalAlignment(StandardGuide.Center.self) { $0.size.width / 2 }
    public static let trailing = HorizontalAlignment(StandardGuide.Trailing.self) { $0.size.width }
}

/// A guide measured from the top edge.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public nonisolated init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    package init(key: AlignmentKey) { self.key = key }

    private init(
        _ name: Any.Type, merge: AlignmentKey.Merge = .average, _ value: @escaping @Sendable (LayoutDimensions) -> CGFloat
    ) {
        key = AlignmentKey(id: ObjectIdentifier(name), axis: .vertical, merge: merge, defaultValue: value)
    }

    public static let top = VerticalAlignment(StandardGuide.Top.self) { _ in 0 }
    public static let center = VerticalAlignment(StandardGuide.Center.self) { $0.size.height / 2 }
    public static let bottom = VerticalAlignment(StandardGuide.Bottom.self) { $0.size.height }
    public static let firstTextBaseline = VerticalAlignment(StandardGuide.FirstBaseline.self, merge: .first) { $0.size.height }
    public static let lastTextBaseline = VerticalAlignment(StandardGuide.LastBaseline.self, merge: .last) { $0.size.height }
}

private enum StandardGuide {
    enum Leading {}
    enum Center {}
    enum Trailing {}
    enum Top {}
    enum Bottom {}
    enum FirstBaseline {}
    enum LastBaseline {}
}

extension AlignmentKey {
    fileprivate init(id: any AlignmentID.Type, axis: LayoutAxis) {
        self.init(id: ObjectIdentifier(id), axis: axis) { id.defaultValue(in: ViewDimensions($0)) }
    }
}

/// A guide in each direction.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public nonisolated init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package var pair: AlignmentPair { AlignmentPair(horizontal: horizontal.key, vertical: vertical.key) }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The size of a view and the places of its guides, in points.
public struct ViewDimensions {
    private let dimensions: LayoutDimensions

    package init(_ dimensions: LayoutDimensions) { self.dimensions = dimensions }

    public var width: CGFloat { dimensions.size.width }
    public var height: CGFloat { dimensions.size.height }
    public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { dimensions[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { dimensions[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { dimensions[explicit: guide.key] }
}

extension View {
    /// Moves a horizontal guide of the view.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }

    /// Moves a vertical guide of the view.
    public nonisolated func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }
}

struct _AlignmentGuideModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuideModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        GuideNode(key: key, child: node) { computeValue(ViewDimensions($0)) }
    }
}
