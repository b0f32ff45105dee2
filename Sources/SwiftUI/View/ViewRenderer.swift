package import Drawing
package import Foundation
import LayoutEngine

/// Draws a view into a list.
@MainActor package struct ViewRenderer {
    package var size: CGSize
    package var environment: EnvironmentValues
    package var session: RenderSession
    /// Room left around the content, not around the container's background, in points.
    package var margins = EdgeInsets()
    /// The radius of the container's corners, in points.
    package var cornerRadius: CGFloat = 0
    /// What fills the container when the view gives no background of its own; nil leaves it transparent.
    package var defaultBackground: RGBA?

    package init(size: CGSize, environment: EnvironmentValues, session: RenderSession) {
        self.size = size
        self.environment = environment
        self.session = session
    }

    /// The drawing of a view: background first, then the content, centred within the margins.
    package func list<Content: View>(of view: Content) -> DisplayList {
        let context = _BuildContext(environment: environment, session: session)
        let content = PaddingNode(insets: margins.layout, child: context.node(of: view))
        let canvas = CGRect(origin: .zero, size: size)
        var drawing = DrawContext(
            displayScale: environment.displayScale, container: ContainerOutline(rect: canvas, radius: cornerRadius))
        drawBackground(into: &drawing)
        let proposal = ProposedSize(size)
        content.draw(
            at: content.origin(in: size, proposal: proposal, alignment: Alignment.center.pair), proposal: proposal, into: &drawing)
        if let url = session.widgetURL {
            drawing.list.append(region: .init(rect: canvas, action: .openURL(url.absoluteString)))
        }
        return drawing.list.list(size: size, cornerRadius: cornerRadius)
    }

    private func drawBackground(into drawing: inout DrawContext) {
        if let background = session.containerBackground {
            let proposal = ProposedSize(size)
            background.draw(
                at: background.origin(in: size, proposal: proposal, alignment: Alignment.center.pair), proposal: proposal, into: &drawing)
        } else if let defaultBackground {
            drawing.list.append(.fill(.rect(CGRect(origin: .zero, size: size)), .color(defaultBackground), .nonZero))
        }
    }
}
