import Drawing
import Foundation
import LayoutEngine

/// Room that grows as far as its stack has any.
public struct Spacer: Sendable {
    /// The least length in points; nil is the stack's default distance.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
    public static func _build(_ view: Spacer, _ context: inout _BuildContext) {
        context.append(SpacerNode(axis: context.stackAxis, least: view.minLength ?? StackNode.defaultSpacing))
    }
}

/// A hairline across its stack.
public struct Divider: Sendable {
    public nonisolated init() {}
}

extension Divider: _PrimitiveView {
    public static func _build(_ view: Divider, _ context: inout _BuildContext) {
        let lies = context.stackAxis != .horizontal
        let thickness = context.environment.pixelLength
        let color = SystemColor.separator.rgba(in: context.environment)
        context.append(
            CanvasNode(sizing: { proposal in
                let room = proposal.filled()
                return lies ? CGSize(width: room.width, height: thickness) : CGSize(width: thickness, height: room.height)
            }) { rect, canvas in
                canvas.fill(.rect(rect), .color(color))
            })
    }
}
