public import Foundation
import LayoutEngine

/// A column of a grid, or a row; or as many as fit.
public struct GridItem: Sendable {
    /// How long a track is, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// To the next track, in points; nil is 8.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public nonisolated init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    fileprivate var track: TrackGridNode.Track {
        TrackGridNode.Track(
            length: size.length, spacing: spacing ?? StackNode.defaultSpacing, alignment: (alignment ?? .center).pair)
    }
}

extension GridItem.Size {
    fileprivate var length: TrackGridNode.Track.Length {
        switch self {
        case .fixed(let length): .fixed(length)
        case .flexible(let least, let greatest): .flexible(Self.range(least, greatest))
        case .adaptive(let least, let greatest): .adaptive(Self.range(least, greatest))
        }
    }

    private static func range(_ least: CGFloat, _ greatest: CGFloat) -> ClosedRange<CGFloat> {
        let least = least.isFinite ? max(0, least) : 0
        return least...(greatest.isNaN ? .infinity : max(least, greatest))
    }
}

/// Views in columns, row by row; nothing scrolls in a widget, so all of them are made.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: _PrimitiveView {
    public static func _build(_ view: LazyVGrid, _ context: inout _BuildContext) {
        context.append(
            TrackGridNode(
                axis: .horizontal, tracks: view.columns.map(\.track), alignment: view.alignment.key,
                spacing: view.spacing ?? StackNode.defaultSpacing, children: context.children(of: view.content)))
    }
}

/// Views in rows, column by column; nothing scrolls in a widget, so all of them are made.
public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: _PrimitiveView {
    public static func _build(_ view: LazyHGrid, _ context: inout _BuildContext) {
        context.append(
            TrackGridNode(
                axis: .vertical, tracks: view.rows.map(\.track), alignment: view.alignment.key,
                spacing: view.spacing ?? StackNode.defaultSpacing, children: context.children(of: view.content)))
    }
}
