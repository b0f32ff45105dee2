public import Foundation
import LayoutEngine

/// Rows of views whose columns are as wide as their widest view.
public struct Grid<Content> {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content
}

extension Grid where Content: View {
    /// Spacing is in points; nil is the distance that the views themselves want.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: content())
    }
}

extension Grid: View, _PrimitiveView where Content: View {
    public static func _build(_ view: Grid, _ context: inout _BuildContext) {
        context.append(
            GridNode(
                alignment: view.alignment.pair, horizontal: view.horizontalSpacing, vertical: view.verticalSpacing,
                children: context.children(of: view.content, axis: .vertical)))
    }
}

/// Views that are the cells of one row of a grid; outside of a grid they lie in a row.
public struct GridRow<Content> {
    private let alignment: VerticalAlignment?
    private let content: Content
}

extension GridRow where Content: View {
    /// No alignment is the grid's.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content())
    }
}

extension GridRow: View, _PrimitiveView where Content: View {
    public static func _build(_ view: GridRow, _ context: inout _BuildContext) {
        context.append(
            GridRowNode(
                cells: context.children(of: view.content, axis: .horizontal), alignment: view.alignment?.key,
                fallback: VerticalAlignment.center.key))
    }
}

extension View {
    private nonisolated func cell(_ change: @escaping @Sendable (inout GridCellTraits) -> Void) -> some View {
        modifier(_NodeWrapper { TraitNode(child: $0) { change(&$0.cell) } })
    }

    /// The columns of a grid that the view takes.
    public nonisolated func gridCellColumns(_ count: Int) -> some View { cell { $0.columns = min(max(1, count), 1_000) } }

    /// Where the view lies in its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { cell { $0.anchor = CGPoint(x: anchor.x, y: anchor.y) } }

    /// Lets the view take what its column and row have, and ask for nothing in some directions.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        cell { cell in
            if axes.contains(.horizontal) { cell.unsizedAxes.insert(.horizontal) }
            if axes.contains(.vertical) { cell.unsizedAxes.insert(.vertical) }
        }
    }

    /// How all views of the column are aligned.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        let key = guide.key
        return cell { $0.columnAlignment = key }
    }
}
