import LayoutEngine

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public nonisolated init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// The first of several views whose ideal size fits into the room; the last where none does.
public struct ViewThatFits<Content> {
    private let axes: Axis.Set
    private let content: Content
}

extension ViewThatFits where Content: View {
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.init(axes: axes, content: content())
    }
}

extension ViewThatFits: View, _PrimitiveView where Content: View {
    public static func _build(_ view: ViewThatFits, _ context: inout _BuildContext) {
        context.append(
            ChoiceNode(
                horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical),
                children: context.children(of: view.content)))
    }
}
