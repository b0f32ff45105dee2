import Drawing
import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct MeshGradientTests {
    private let colors = [Color.black, .white, .black, .white]
    private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func mesh(_ gradient: MeshGradient) throws -> MeshPaint {
        guard case .fill(_, .mesh(let mesh), _)? = Stage().list(gradient).commands.first else {
            throw Missing()
        }
        return mesh
    }

    private struct Missing: Error {}

    @Test func cornersLieAtFractionsOfTheRoom() throws {
        let mesh = try mesh(MeshGradient(width: 2, height: 2, points: square, colors: colors, background: .white, smoothsColors: false))
        #expect(mesh.columns == 2 && mesh.rows == 2 && !mesh.isSmooth && mesh.background == .white)
        #expect(mesh.corners.map(\.place) == [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100)])
        #expect(mesh.corners.map(\.color) == [.black, .white, .black, .white])
    }

    @Test func linesRunSmoothlyThroughTheCorners() throws {
        let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.2], [1, 0.5], [0, 1], [0.5, 1], [1, 1]]
        let mesh = try mesh(MeshGradient(width: 3, height: 3, points: points, colors: Array(repeating: .red, count: 9)))
        let middle = mesh.corners[4]
        // Along the line from its neighbour on one side to that on the other.
        #expect(abs(middle.trailing.x - 80 - 100 / 6) < 0.01 && abs(middle.trailing.y - 20) < 0.01)
        #expect(abs(middle.bottom.x - 80) < 0.01 && abs(middle.bottom.y - 20 - 100 / 6) < 0.01)
        #expect(abs(mesh.corners[0].trailing.x - 50 / 3) < 0.01)
    }

    @Test func pointsTowardsWhichLinesRunMayBeGiven() throws {
        let points = square.map {
            MeshGradient.BezierPoint(
                position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0 + [0.25, 0.5], bottomControlPoint: $0)
        }
        let mesh = try mesh(MeshGradient(width: 2, height: 2, bezierPoints: points, colors: colors))
        #expect(mesh.corners[0].trailing == CGPoint(x: 25, y: 50) && mesh.isSmooth)
    }

    @Test(arguments: [(2, 3, 4, 4), (2, 2, 4, 3), (1, 4, 4, 4), (0, 0, 0, 0), (-2, -2, 4, 4)])
    func aNetThatIsNoneIsItsBackground(width: Int, height: Int, points: Int, colors: Int) {
        let gradient = MeshGradient(
            width: width, height: height, points: Array(repeating: [0, 0], count: points), colors: Array(repeating: .red, count: colors),
            background: .black)
        #expect(Stage().draw(gradient) == "fill rect 0,0 100x100 #000000")
    }

    @Test func itFillsShapesAndTextsAndFades() {
        let gradient = MeshGradient(width: 2, height: 2, points: square, colors: colors)
        #expect(Stage().draw(Circle().fill(gradient)).hasPrefix("fill ellipse 0,0 100x100 mesh(#000000@0,0 #FFFFFF@100,0"))
        #expect(Stage().draw(Text("a").foregroundStyle(gradient)).contains("mesh("))
        #expect(Stage().draw(Circle().fill(gradient.opacity(0.5))).contains("mesh(#00000080@0,0"))
    }
}
