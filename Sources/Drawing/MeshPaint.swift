package import Foundation

/// Colours at the corners of a bent net, and between them.
package struct MeshPaint: Hashable, Sendable {
    /// Corners in a row.
    package var columns: Int
    /// Row after row; positions in points of the list.
    package var corners: [Corner]
    /// Whether colours ease from one corner to the next; else they go evenly.
    package var isSmooth: Bool
    /// Seen where the net does not reach.
    package var background: RGBA

    package init(columns: Int, corners: [Corner], isSmooth: Bool = true, background: RGBA = .clear) {
        self.columns = columns
        self.corners = corners
        self.isSmooth = isSmooth
        self.background = background
    }

    /// Whole rows of corners.
    package var rows: Int { columns > 0 ? corners.count / columns : 0 }

    /// Where lines of the net meet, with the points towards which they leave.
    package struct Corner: Hashable, Sendable {
        package var color: RGBA
        package var place: CGPoint
        package var leading: CGPoint
        package var top: CGPoint
        package var trailing: CGPoint
        package var bottom: CGPoint

        package init(color: RGBA, place: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
            self.color = color
            self.place = place
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }
    }

    /// The same net with each point moved and each colour changed.
    package func mapped(_ move: (CGPoint) -> CGPoint = { $0 }, colors change: (RGBA) -> RGBA = { $0 }) -> MeshPaint {
        var mesh = self
        mesh.background = change(background)
        mesh.corners = corners.map { corner in
            Corner(
                color: change(corner.color), place: move(corner.place), leading: move(corner.leading), top: move(corner.top),
                trailing: move(corner.trailing), bottom: move(corner.bottom))
        }
        return mesh
    }
}
