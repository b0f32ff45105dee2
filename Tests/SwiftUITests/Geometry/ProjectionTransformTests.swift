import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct ProjectionTransformTests {
    private struct Slide: GeometryEffect {
        let part: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: 0))
        }
    }

    @Test func anAffineMapStaysOne() {
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let projection = ProjectionTransform(map)
        #expect(projection.affine == map && projection.isAffine && !projection.isIdentity && ProjectionTransform().isIdentity)
        let moved = projection.concatenating(ProjectionTransform(CGAffineTransform(translationX: 10, y: 20)))
        #expect(moved.affine == map.concatenating(CGAffineTransform(translationX: 10, y: 20)))
    }

    @Test func aViewIsDrawnWhereItTakesIt() {
        let square = Color.black.frame(width: 10, height: 10)
        let moved = Stage().draw(square.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))))
        #expect(moved == Stage().draw(square.transformEffect(CGAffineTransform(translationX: 3, y: 4))))
        #expect(
            Stage().draw(square.modifier(Slide(part: 0.5)))
                == Stage().draw(square.transformEffect(CGAffineTransform(translationX: 5, y: 0))))
    }

    @Test func whatIsMatchedStaysAsItIs() {
        struct Matched: View {
            @Namespace private var names
            var body: some View { Color.black.matchedGeometryEffect(id: "a", in: names).geometryGroup() }
        }
        #expect(Stage().draw(Matched()) == Stage().draw(Color.black))
    }
}
