import Drawing
import Foundation
import Rendering
import Testing

@Suite struct PainterPaintTests {
    private let redToBlue = [
        GradientStop(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
        GradientStop(color: RGBA(red: 0, green: 0, blue: 1), location: 1),
    ]
    private let center = CGPoint(x: 10, y: 10)

    private func drawn(_ paint: Paint) throws -> Drawn { try Drawn([.fill(.canvas, paint)]) }
    private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 255) }
    private func blue(_ pixel: UInt32) -> Int { Int(pixel & 255) }

    @Test func aLinearGradientRunsBetweenItsPoints() throws {
        let drawn = try drawn(.linear(stops: redToBlue, from: CGPoint(x: 5, y: 0), to: CGPoint(x: 15, y: 0)))
        #expect(drawn[0, 3] == .red && drawn[19, 3] == .blue)
        #expect(abs(red(drawn[10, 3]) - 115) < 6 && drawn[10, 3] == drawn[10, 17])
    }

    @Test func aRadialGradientRunsOutwards() throws {
        let drawn = try drawn(.radial(stops: redToBlue, center: center, startRadius: 2, endRadius: 8))
        #expect(drawn[10, 10] == .red && drawn[0, 0] == .blue && drawn[10, 4] == drawn[4, 10])
    }

    @Test func anEllipticalGradientIsStretchedOverItsFrame() throws {
        let frame = CGRect(0, 5, 20, 10)
        let drawn = try drawn(.elliptical(stops: redToBlue, center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5, frame: frame))
        #expect(red(drawn[10, 10]) > 215 && drawn[0, 5] == .blue && drawn[10, 1] == .blue && drawn[10, 19] == .blue)
        #expect(abs(red(drawn[14, 10]) - red(drawn[10, 12])) < 16, "as far of the way to the right as downwards")
        #expect(abs(red(drawn[14, 9]) - 140) < 8)
    }

    @Test func anEllipticalGradientWithoutAFrameIsNotSeen() throws {
        let flat = Paint.elliptical(stops: redToBlue, center: .zero, startRadius: 0, endRadius: 1, frame: CGRect(0, 0, 20, 0))
        #expect(try drawn(flat).ink == nil)
    }

    @Test func anAngularGradientRunsClockwise() throws {
        let drawn = try drawn(.angular(stops: redToBlue, center: center, startAngle: 0, endAngle: 2 * .pi))
        #expect(red(drawn[19, 11]) > 240 && blue(drawn[19, 8]) > 240)
        #expect(abs(red(drawn[9, 19]) - 191) < 8, "a quarter of the way, below the centre")
        #expect(abs(red(drawn[9, 0]) - 64) < 8, "three quarters of the way, above the centre")
    }

    @Test func backwardsItRunsTheOtherWay() throws {
        let drawn = try drawn(.angular(stops: redToBlue, center: center, startAngle: 0, endAngle: -2 * .pi))
        #expect(abs(red(drawn[9, 0]) - 191) < 8 && abs(red(drawn[9, 19]) - 64) < 8)
    }

    @Test func theOpenPartOfAnAngularGradientTakesTheColoursOfItsEnds() throws {
        let drawn = try drawn(.angular(stops: redToBlue, center: center, startAngle: 0, endAngle: .pi))
        #expect(drawn[2, 6] == .blue && drawn[17, 6] == .red)
    }

    @Test(arguments: [
        Paint.linear(stops: [], from: .zero, to: CGPoint(x: 9, y: 9)),
        .radial(stops: [], center: .zero, startRadius: 0, endRadius: 9),
        .angular(stops: [], center: .zero, startAngle: 0, endAngle: 1),
    ])
    func noStopsDrawNothing(_ paint: Paint) throws {
        #expect(try drawn(paint).ink == nil)
    }

    @Test func aGradientWithoutLengthIsItsLastColour() throws {
        #expect(try drawn(.linear(stops: redToBlue, from: center, to: center))[3, 3] == .blue)
        #expect(try drawn(.radial(stops: redToBlue, center: center, startRadius: 5, endRadius: 5))[3, 3] == .blue)
    }

    @Test func aFadeToClearKeepsItsColour() throws {
        let fade = [GradientStop(color: .white, location: 0), GradientStop(color: .clear, location: 1)]
        let pixel = try drawn(.linear(stops: fade, from: .zero, to: CGPoint(x: 20, y: 0)))[10, 10]
        #expect(pixel >> 24 == pixel & 255, "white, premultiplied: nothing grey in it")
    }

    @Test func opacityOfAGroupReachesAllPaints() throws {
        for paint in [
            Paint.red, .linear(stops: redToBlue, from: .zero, to: center),
            .angular(stops: redToBlue, center: center, startAngle: 0, endAngle: 6),
        ] {
            let drawn = try Drawn([.push(.opacity(0.5)), .fill(.canvas, paint), .pop])
            #expect(abs(drawn.alpha(3, 3) - 128) <= 1)
        }
    }
}
