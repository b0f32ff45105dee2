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
    /// Leaves the margins out where the view gives no background, as all widgets did that were written before there was one.
    package var marginsNeedBackground = false
    /// The radius of the container's corners, in points.
    package var cornerRadius: CGFloat = 0
    /// What fills the container when the view gives no background of its own; nil leaves it transparent.
    package var defaultBackground: RGBA?
    /// What lies behind the view's own background where that is translucent; nil leaves it so.
    package var ground: RGBA?

    package init(size: CGSize, environment: EnvironmentValues, session: RenderSession) {
        self.size = size
        self.environment = environment
        self.session = session
    }

    /// The drawing of a view: background first, then the content, centred within the margins; several views lie in a column.
    package func list<Content: View>(of view: Content) -> DisplayList {
        var environment = environment
        environment.pictureLookup = session.pictureLookup
        let context = _BuildContext(environment: environment, session: session, room: room)
        let node = context.node(of: view, along: .vertical)
        let margins = marginsNeedBackground && !session.hasContainerBackground ? EdgeInsets() : margins
        let content = PaddingNode(insets: margins.layout, child: node)
        let canvas = CGRect(origin: .zero, size: size)
        var drawing = DrawContext(
            displayScale: environment.displayScale, container: ContainerOutline(rect: canvas, radius: cornerRadius))
        // Before all others: of regions over one another the last one counts.
        if let url = session.widgetURL {
            drawing.list.append(region: .init(rect: canvas, action: .openURL(url.absoluteString)))
        }
        drawBackground(into: &drawing)
        let proposal = ProposedSize(size)
        content.draw(
            at: content.origin(in: size, proposal: proposal, alignment: Alignment.center.pair), proposal: proposal, into: &drawing)
        return drawing.list.list(size: size, cornerRadius: cornerRadius)
    }

    private var room: CGSize {
        CGSize(
            width: max(0, size.width - margins.leading - margins.trailing), height: max(0, size.height - margins.top - margins.bottom))
    }

    private func drawBackground(into drawing: inout DrawContext) {
        if let background = session.containerBackground {
            let proposal = ProposedSize(size)
            let origin = background.origin(in: size, proposal: proposal, alignment: Alignment.center.pair)
            let commands = drawing.detached { background.draw(at: origin, proposal: proposal, into: &$0) }
            if let ground, commands.first?.covers(size) != true { fill(ground, into: &drawing) }
            for command in commands { drawing.list.append(command) }
        } else if let defaultBackground {
            fill(defaultBackground, into: &drawing)
        }
    }

    private func fill(_ color: RGBA, into drawing: inout DrawContext) {
        drawing.list.append(.fill(.rect(CGRect(origin: .zero, size: size)), .color(color), .nonZero))
    }
}

extension DisplayList.Command {
    /// True where it is plain at a glance that nothing behind would be seen.
    fileprivate func covers(_ size: CGSize) -> Bool {
        guard case .fill(.rect(let rect), let paint, _) = self, rect.contains(CGRect(origin: .zero, size: size)) else { return false }
        switch paint {
        case .color(let color): return color.alpha >= 1
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _), .angular(let stops, _, _, _):
            return stops.allSatisfy { $0.color.alpha >= 1 }
        case .mesh(let mesh): return mesh.background.alpha >= 1
        case .material, .picture: return false
        }
    }
}
