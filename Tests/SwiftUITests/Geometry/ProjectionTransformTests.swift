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
        #expect(projection.isAffine && !projection.isIdentity && ProjectionTransform().isIdentity)
        let moved = projection.concatenating(ProjectionTransform(CGAffineTransform(translationX: 10, y: 20)))
        #expect(moved == ProjectionTransform(map.concatenating(CGAffineTransform(translationX: 10, y: 20))))
    }

    @Test func aViewIsDrawnWhereItTakesIt() {
        let square = Color.black.frame(width: 10, height: 10)
        let moved = Stage().draw(square.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))))
        #expect(moved == Stage().draw(square.transformEffect(CGAffineTransform(translationX: 3, y: 4))))
        #expect(
            Stage().draw(square.modifier(Slide(part: 0.5)))
                == Stage().draw(square.transformEffect(CGAffineTransform(translationX: 5, y: 0))))
    }

    @Test func farPointsAreDrawnSmaller() {
        var projection = ProjectionTransform()
        projection.m13 = 0.01
        let square = Color.black.frame(width: 10, height: 10)
        let printed = "push projection 1.45 0.45 0 1 -20.25 -20.25 by 10‰ 0‰ 0.55\n  fill rect 45,45 10x10 #000000"
        #expect(Stage().draw(square.projectionEffect(projection)) == printed)
        #expect(
            Stage().draw(
                Canvas { context, _ in
                    context.addFilter(.projectionTransform(projection))
                    context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black))
                }
            ).hasSuffix("push projection 1 0 0 1 0 0 by 10‰ 0‰ 1\n      fill rect 0,0 5x5 #000000"))
    }

    @Test func whatIsMatchedStaysAsItIs() {
        struct Matched: View {
            @Namespace private var names
            var body: some View { Color.black.matchedGeometryEffect(id: "a", in: names).geometryGroup() }
        }
        #expect(Stage().draw(Matched()) == Stage().draw(Color.black))
    }
}
