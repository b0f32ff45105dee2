package import LayoutEngine

/// An edge of a rectangle, counted along the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// Several edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public nonisolated init(rawValue: Int8) { self.rawValue = rawValue }
        public nonisolated init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public nonisolated init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public nonisolated init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    nonisolated init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    package var layout: PaddingNode.Insets { .init(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}

struct _PaddingModifier {
    let insets: EdgeInsets
    /// The distance that `padding()` means where nobody says another.
    static let standard: CGFloat = 16
}

extension _PaddingModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode { PaddingNode(insets: insets.layout, child: node) }
}

extension View {
    /// Leaves room around the view, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingModifier(insets: insets)) }

    /// Leaves room at some edges; a length of nil is 16 points.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingModifier(insets: EdgeInsets(edges, length ?? _PaddingModifier.standard)))
    }

    /// Leaves the same room at every edge, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { modifier(_PaddingModifier(insets: EdgeInsets(.all, length))) }
}
