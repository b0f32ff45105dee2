import Drawing
import Foundation
import LayoutEngine

/// What is drawn in the place of content that is redacted.
enum HiddenContent {
    /// The radius of the corners, in points.
    private static let radius: CGFloat = 5

    /// A pale field where a picture would be, as large as it is.
    static func picture(over node: LayoutNode, _ environment: EnvironmentValues) -> LayoutNode {
        let color = environment.foreground().color.opacity(0.16)
        let field = CanvasNode { rect, canvas in
            canvas.fill(.roundedRect(rect, radii: CornerRadii(radius), style: .continuous), .color(color))
        }
        return AttachmentNode(child: HiddenNode(child: node), attachment: field, side: .above, alignment: Alignment.center.pair)
    }
}
