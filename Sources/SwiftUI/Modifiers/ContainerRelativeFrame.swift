public import Foundation
import LayoutEngine

/// Makes its content as long as a part of the widget's room.
struct _ContainerFrameModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerFrameModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        FrameNode(
            width: axes.contains(.horizontal) ? length(context.room.width, .horizontal) : nil,
            height: axes.contains(.vertical) ? length(context.room.height, .vertical) : nil, alignment: alignment.pair, child: node)
    }
}

extension View {
    /// Makes the view as large as the widget's room within its margins, in some directions.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes the view as long as what is computed of the widget's room within its margins, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(_ContainerFrameModifier(axes: axes, alignment: alignment, length: length)) }

    /// Makes the view as long as some of the even parts of the widget's room within its margins; spacing is in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
            return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }
}
