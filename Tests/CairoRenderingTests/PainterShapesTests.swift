import Drawing
import Foundation
import Rendering
import Testing

@Suite struct PainterShapesTests {
    @Test(arguments: [1.0, 2, 3])
    func aRectangleOnWholePixelsHasHardEdges(_ scale: Double) throws {
        let drawn = try Drawn([.fill(CGRect(5, 6, 4, 3), .red)], scale: scale)
        #expect(drawn.ink == CGRect(5 * scale, 6 * scale, 4 * scale, 3 * scale))
        #expect(drawn[Int(5 * scale), Int(6 * scale)] == .red && drawn[Int(9 * scale) - 1, Int(9 * scale) - 1] == .red)
        #expect(drawn.bitmap.pixels.allSatisfy { $0 == 0 || $0 == .red })
    }

    @Test func halfAPixelIsHalfCovered() throws {
        let drawn = try Drawn([.fill(CGRect(5.5, 5, 4, 4), .red)])
        #expect(abs(drawn.alpha(5, 6) - 128) <= 1 && drawn.alpha(6, 6) == 255 && abs(drawn.alpha(9, 6) - 128) <= 1)
    }

    @Test(arguments: [
        Outline.ellipse(.canvas),
        .roundedRect(.canvas, radii: CornerRadii(8), style: .circular),
        .roundedRect(.canvas, radii: CornerRadii(6), style: .continuous),
    ])
    func roundShapesAreSymmetric(_ outline: Outline) throws {
        let drawn = try Drawn([.fill(outline, .black, .nonZero)])
        #expect(drawn.alpha(0, 0) < 20 && drawn.alpha(10, 0) > 200 && drawn.alpha(10, 10) == 255)
        for x in 0..<20 {
            for y in 0..<20 {
                // cairo samples 15 lines a pixel, so that up and down differ by a little.
                #expect(abs(drawn.alpha(x, y) - drawn.alpha(19 - x, y)) <= 9 && abs(drawn.alpha(x, y) - drawn.alpha(x, 19 - y)) <= 9)
            }
        }
    }

    @Test func eachCornerHasItsRadius() throws {
        let radii = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 4, bottomLeft: 0)
        let drawn = try Drawn([.fill(.roundedRect(.canvas, radii: radii, style: .circular), .black, .nonZero)])
        #expect(drawn.alpha(1, 1) == 0 && drawn.alpha(19, 0) == 255 && drawn.alpha(0, 19) == 255)
        #expect(drawn.alpha(19, 19) < 30 && drawn.alpha(17, 17) == 255)
    }

    @Test func radiiTooLargeForTheSideMakeACapsule() throws {
        let wide = try Drawn([.fill(.roundedRect(CGRect(0, 0, 20, 8), radii: CornerRadii(99), style: .circular), .black, .nonZero)])
        let capsule = try Drawn([.fill(.roundedRect(CGRect(0, 0, 20, 8), radii: CornerRadii(4), style: .circular), .black, .nonZero)])
        #expect(wide.bitmap == capsule.bitmap)
    }

    @Test func anEllipseOfAnySidesIsOne() throws {
        let drawn = try Drawn([.fill(.ellipse(CGRect(0, 5, 20, 10)), .black, .nonZero)])
        #expect(drawn.alpha(10, 5) > 200 && drawn.alpha(0, 10) > 100 && drawn.alpha(1, 6) < 40 && drawn.alpha(10, 3) == 0)
    }

    @Test func pathsOfAllSegmentsAreFilledByTheirRule() throws {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let squares: [Outline.Segment] = [
            .move(at(0, 0)), .line(at(20, 0)), .line(at(20, 20)), .line(at(0, 20)), .close,
            .move(at(5, 5)), .line(at(15, 5)), .line(at(15, 15)), .line(at(5, 15)), .close,
        ]
        #expect(try Drawn([.fill(.path(squares), .red, .nonZero)])[10, 10] == .red)
        #expect(try Drawn([.fill(.path(squares), .red, .evenOdd)])[10, 10] == 0)
        let bows: [Outline.Segment] = [
            .move(at(0, 10)), .quad(at(20, 10), control: at(10, 30)), .curve(at(0, 10), control1: at(20, -10), control2: at(0, -10)),
        ]
        let drawn = try Drawn([.fill(.path(bows), .red, .nonZero)])
        #expect(drawn[10, 18] == .red && drawn[10, 0] == .red && drawn[1, 18] == 0)
    }

    @Test func aQuadraticCurveWithoutABeginningStartsAtItsControl() throws {
        let quad = Outline.path([.quad(CGPoint(x: 20, y: 0), control: .zero), .line(CGPoint(x: 20, y: 20)), .close])
        #expect(try Drawn([.fill(quad, .red, .nonZero)])[15, 5] == .red)
    }

    @Test func strokesHaveWidthCapsAndJoins() throws {
        let line = Outline.path([.move(CGPoint(x: 5, y: 10)), .line(CGPoint(x: 15, y: 10))])
        func ink(_ cap: StrokePen.Cap) throws -> CGRect? { try Drawn([.stroke(line, .black, StrokePen(width: 4, cap: cap))]).ink }
        #expect(try ink(.butt) == CGRect(5, 8, 10, 4))
        #expect(try ink(.square) == CGRect(3, 8, 14, 4))
        #expect(try ink(.round) == CGRect(3, 8, 14, 4))
        func corner(_ join: StrokePen.Join) throws -> Int {
            try Drawn([.stroke(.rect(CGRect(5, 5, 10, 10)), .black, StrokePen(width: 4, join: join))]).alpha(3, 3)
        }
        #expect(try corner(.miter) == 255 && corner(.bevel) == 0 && corner(.round) < 200)
    }

    @Test func dashesLeaveGaps() throws {
        let line = Outline.path([.move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 20, y: 10))])
        func alphas(_ pen: StrokePen) throws -> [Int] {
            let drawn = try Drawn([.stroke(line, .black, pen)])
            return [2, 6, 10, 14].map { drawn.alpha($0, 10) }
        }
        #expect(try alphas(StrokePen(width: 2, dash: [4, 4])) == [255, 0, 255, 0])
        #expect(try alphas(StrokePen(width: 2, dash: [4, 4], dashPhase: 4)) == [0, 255, 0, 255])
        for nonsense in [[0, 0], [-1, 2], [CGFloat.nan], []] as [[CGFloat]] {
            #expect(try alphas(StrokePen(width: 2, dash: nonsense)) == [255, 255, 255, 255])
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e30, -1e30])
    func noNumberBreaksTheDrawingOfTheRest(_ number: CGFloat) throws {
        let nonsense = CGPoint(x: number, y: number)
        let path: [Outline.Segment] = [.move(nonsense), .line(nonsense), .quad(nonsense, control: nonsense), .close]
        let drawn = try Drawn([
            .fill(.rect(CGRect(number, number, number, number)), .blue, .nonZero),
            .fill(.ellipse(CGRect(0, 0, number, number)), .color(.clear), .nonZero),
            .fill(.roundedRect(CGRect(number, 0, 1, 1), radii: CornerRadii(number), style: .continuous), .color(.clear), .nonZero),
            .stroke(.path(path), .color(.clear), StrokePen(width: number, miterLimit: number, dash: [number], dashPhase: number)),
            .fill(.canvas, .linear(stops: [GradientStop(color: .clear, location: .nan)], from: nonsense, to: .zero)),
            .fill(.canvas, .radial(stops: [GradientStop(color: .clear, location: 1)], center: nonsense, startRadius: number, endRadius: 1)),
            .fill(.canvas, .angular(stops: [GradientStop(color: .clear, location: 0)], center: nonsense, startAngle: number, endAngle: 1)),
            .push(.transform(Transform(a: number))), .fill(.canvas, .blue), .pop,
            .push(.shadow(color: .clear, radius: number, offset: CGSize(width: number, height: number))), .fill(.canvas, .color(.clear)),
            .pop,
            .push(.blur(radius: number)), .fill(CGRect(0, 0, 1, 1), .color(.clear)), .pop,
            .fill(.canvas, .red),
        ])
        #expect(drawn.bitmap.pixels.allSatisfy { $0 == .red } && drawn.warnings.isEmpty)
    }

    @Test func aRectangleFarLargerThanThePictureFillsIt() throws {
        let drawn = try Drawn([.fill(CGRect(-1e9, -1e9, 2e9, 2e9), .red)])
        #expect(drawn.bitmap.pixels.allSatisfy { $0 == .red })
    }
}
