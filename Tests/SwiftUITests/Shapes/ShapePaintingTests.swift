import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct ShapePaintingTests {
    private func draw<V: View>(_ view: V) -> String { Stage().draw(view) }

    @Test func aShapeIsFilledWithTheForeground() {
        #expect(draw(Rectangle()) == "fill rect 0,0 100x100 #000000")
        #expect(draw(Rectangle().foregroundStyle(.red)) == "fill rect 0,0 100x100 #FF3B30")
        #expect(draw(Rectangle().fill(.blue)) == "fill rect 0,0 100x100 #007AFF")
        #expect(draw(Rectangle().fill(style: FillStyle(eoFill: true))) == "fill rect 0,0 100x100 #000000 evenOdd")
    }

    @Test func shapesOfTheLibrary() {
        let cases: [(String, AnyView)] = [
            ("rect 10,20 80x60", AnyView(Rectangle())), ("ellipse 10,20 80x60", AnyView(Ellipse())),
            ("ellipse 20,20 60x60", AnyView(Circle())), ("circularRect 10,20 80x60 radius 30", AnyView(Capsule())),
            ("continuousRect 10,20 80x60 radius 8", AnyView(RoundedRectangle(cornerRadius: 8))),
            ("circularRect 10,20 80x60 radius 8", AnyView(RoundedRectangle(cornerRadius: 8, style: .circular))),
            (
                "continuousRect 10,20 80x60 radius 1/4/3/2",
                AnyView(UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4))
            ),
            ("ellipse 20,20 60x60", AnyView(AnyShape(Circle()))), ("rect 10,20 80x60", AnyView(ContainerRelativeShape())),
        ]
        for (outline, view) in cases { #expect(draw(view.frame(width: 80, height: 60)) == "fill \(outline) #000000") }
    }

    @Test func namesOfShapes() {
        func fill<S: Shape>(_ shape: S) -> String { draw(shape.fill(.black)) }
        #expect(fill(.rect) == "fill rect 0,0 100x100 #000000")
        #expect(fill(.rect(cornerRadius: 5)) == "fill continuousRect 0,0 100x100 radius 5 #000000")
        #expect(fill(.rect(topLeadingRadius: 5)) == "fill continuousRect 0,0 100x100 radius 5/0/0/0 #000000")
        #expect(fill(.circle) == fill(.ellipse))
        #expect(fill(.capsule) == "fill circularRect 0,0 100x100 radius 50 #000000")
        #expect(fill(.containerRelative) == "fill rect 0,0 100x100 #000000")
    }

    @Test func strokes() {
        let dashed = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [2, 1])
        #expect(draw(Circle().stroke(.red)) == "stroke ellipse 0,0 100x100 #FF3B30 width 1")
        #expect(draw(Circle().stroke(.red, lineWidth: 4)) == "stroke ellipse 0,0 100x100 #FF3B30 width 4")
        #expect(draw(Circle().stroke(.red, style: dashed)) == "stroke ellipse 0,0 100x100 #FF3B30 width 4 round cap bevel join dash 2,1")
        #expect(draw(Circle().stroke(lineWidth: 4)) == "stroke ellipse 0,0 100x100 #000000 width 4")
        #expect(draw(Circle().stroke(style: dashed).fill(.red)) == draw(Circle().stroke(.red, style: dashed)))
        #expect(draw(Circle().stroke(lineWidth: 0)) == "")
    }

    @Test func bordersLieWithin() {
        #expect(draw(Circle().strokeBorder(.red, lineWidth: 4)) == "stroke ellipse 2,2 96x96 #FF3B30 width 4")
        #expect(draw(Rectangle().strokeBorder()) == "stroke rect 0.5,0.5 99x99 #000000 width 1")
        #expect(
            draw(RoundedRectangle(cornerRadius: 9).strokeBorder(.red, style: StrokeStyle(lineWidth: 2)))
                == "stroke continuousRect 1,1 98x98 radius 8 #FF3B30 width 2")
        #expect(draw(Capsule().inset(by: 10)) == "fill circularRect 10,10 80x80 radius 40 #000000")
        #expect(draw(Rectangle().inset(by: 10).inset(by: 5)) == "fill rect 15,15 70x70 #000000")
        #expect(draw(Rectangle().inset(by: 80)) == "")
    }

    @Test func paintingsLieOverEachOther() {
        #expect(
            draw(Circle().fill(.blue).stroke(.red, lineWidth: 2)) == """
                fill ellipse 0,0 100x100 #007AFF
                stroke ellipse 0,0 100x100 #FF3B30 width 2
                """)
        #expect(
            draw(Circle().fill(.blue).fill(.clear).strokeBorder(.red, lineWidth: 2).stroke(.black)) == """
                fill ellipse 0,0 100x100 #007AFF
                stroke ellipse 1,1 98x98 #FF3B30 width 2
                stroke ellipse 0,0 100x100 #000000 width 1
                """)
    }

    @Test func partsAndMaps() {
        #expect(draw(Rectangle().trim(from: 0, to: 0.5).stroke(.red)) == "stroke path M0,0 L100,0 L100,100 #FF3B30 width 1")
        #expect(draw(Rectangle().rotation(.degrees(90))) == "fill path M100,0 L100,100 L0,100 L0,0 Z #000000")
        #expect(draw(Rectangle().scale(0.5)) == "fill rect 25,25 50x50 #000000")
        #expect(draw(Rectangle().scale(x: 0.5, y: 1, anchor: .leading)) == "fill rect 0,0 50x100 #000000")
        #expect(draw(Rectangle().offset(x: 5, y: 6)) == "fill rect 5,6 100x100 #000000")
        #expect(draw(Rectangle().transform(.init(translationX: 1, y: 2))) == "fill rect 1,2 100x100 #000000")
        #expect(draw(Circle().size(width: 10, height: 20)) == "fill ellipse 0,5 10x10 #000000")
        #expect(draw(Rectangle().stroke(lineWidth: 2).offset(x: 5)) == "stroke rect 5,0 100x100 #000000 width 2")
    }

    @Test func authorsShapesSeeARectangleThatBeginsAtZero() {
        struct Half: Shape {
            nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
        }
        #expect(draw(Half().frame(width: 20, height: 10)) == "fill rect 40,45 10x10 #000000")
        #expect(draw(Path(CGRect(x: 1, y: 1, width: 2, height: 2)).frame(width: 20, height: 10)) == "fill rect 41,46 2x2 #000000")
        #expect(draw(Path { $0.addLines([.zero, CGPoint(x: 9, y: 9)]) }.stroke(.red)) == "stroke path M0,0 L9,9 #FF3B30 width 1")
    }

    @Test func aCircleAsksForNoMoreThanItNeeds() {
        #expect(
            Stage().frames(
                HStack(spacing: 0) {
                    Circle().fill(.red); Rectangle()
                }.frame(height: 30)) == ["0,35 30x30", "30,35 70x30"])
    }

    @Test func theContainersCornersAreFollowed() {
        #expect(Stage().draw(ContainerRelativeShape().padding(6), radius: 20) == "fill continuousRect 6,6 88x88 radius 14 #000000")
        let shaped = ContainerRelativeShape().padding(4).containerShape(RoundedRectangle(cornerRadius: 10)).padding(10)
        #expect(Stage().draw(shaped) == "fill continuousRect 14,14 72x72 radius 6 #000000")
        #expect(Stage().draw(ContainerRelativeShape().inset(by: 2), radius: 20) == "fill continuousRect 2,2 96x96 radius 18 #000000")
    }

    @Test func aStrokedPathIsTheLineThatIsFilled() {
        struct Edge: Shape {
            func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 10, dy: 10)).strokedPath(StrokeStyle(lineWidth: 4)) }
        }
        #expect(Stage().draw(Edge().fill(.red)).hasPrefix("stroke rect 10,10 80x80 #FF3B30 width 4"))
        #expect(Stage().draw(Edge().offset(x: 5).fill(.red)).hasPrefix("stroke"))
        #expect(Stage().draw(Color.red.clipShape(Edge())).contains("mask"))
    }
}
