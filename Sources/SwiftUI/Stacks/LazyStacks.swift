public import Foundation
import LayoutEngine

/// What of a lazy stack stays in sight while it is scrolled. Has no effect.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column as wide as its room; nothing scrolls in a widget, so all of them are made.
public struct LazyVStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let stack: VStack<Content>

    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyVStack: _PrimitiveView {
    public static func _build(_ view: LazyVStack, _ context: inout _BuildContext) {
        let alignment = Alignment(horizontal: view.alignment, vertical: .center)
        context.append(
            FlexibleFrameNode(horizontal: .wide, vertical: .own, alignment: alignment.pair, child: context.node(of: view.stack)))
    }
}

/// Views in a row as high as its room; nothing scrolls in a widget, so all of them are made.
public struct LazyHStack<Content: View> {
    private let alignment: VerticalAlignment
    private let stack: HStack<Content>

    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyHStack: _PrimitiveView {
    public static func _build(_ view: LazyHStack, _ context: inout _BuildContext) {
        let alignment = Alignment(horizontal: .center, vertical: view.alignment)
        context.append(
            FlexibleFrameNode(horizontal: .own, vertical: .wide, alignment: alignment.pair, child: context.node(of: view.stack)))
    }
}

extension FlexibleFrameNode.Range {
    /// As long as there is room.
    fileprivate static var wide: Self { Self(least: nil, ideal: nil, greatest: .infinity) }
    /// As long as the child.
    fileprivate static var own: Self { Self(least: nil, ideal: nil, greatest: nil) }
}
