import Drawing
import Foundation
import Testing

@Suite struct FrostedGroundTests {
    private let clear = MaterialPaint(color: .clear, radius: 4)
    /// Red on the left and blue on the right.
    private let halves: [DisplayList.Command] = [.fill(CGRect(0, 0, 30, 40), .red), .fill(CGRect(30, 0, 30, 40), .blue)]
    private let middle = CGRect(20, 10, 20, 20)

    private func drawn(_ material: MaterialPaint, scale: Double = 1, under effects: [DisplayList.Effect] = []) throws -> Drawn {
        let fill = DisplayList.Command.fill(.rect(middle), .material(material), .nonZero)
        return try Drawn(halves + effects.map { .push($0) } + [fill] + effects.map { _ in .pop }, width: 60, height: 40, scale: scale)
    }
    private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 255) }
    private func blue(_ pixel: UInt32) -> Int { Int(pixel & 255) }

    @Test func whatLiesBelowIsBlurredWithinTheOutlineAlone() throws {
        let drawn = try drawn(clear)
        #expect(abs(red(drawn[30, 20]) - 127) < 24 && abs(blue(drawn[30, 20]) - 128) < 24)
        #expect(red(drawn[22, 20]) > red(drawn[27, 20]) && red(drawn[27, 20]) > red(drawn[33, 20]))
        #expect(drawn[19, 20] == .red && drawn[40, 20] == .blue && drawn[29, 9] == .red)
        #expect((0..<60).allSatisfy { drawn.alpha($0, 20) == 255 })
    }

    @Test func theRadiusIsInPoints() throws {
        let (small, large) = try (drawn(clear), drawn(clear, scale: 3))
        for x in 20..<40 { #expect(abs(red(small[x, 20]) - red(large[3 * x + 1, 61])) < 24, "\(x)") }
    }

    @Test func theColourLiesOverIt() throws {
        let grey = try drawn(MaterialPaint(color: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5), radius: 4))
        #expect(red(grey[21, 20]) > 230 && abs(Int(grey[21, 20] >> 8 & 255) - 128) <= 2)
        let half = try drawn(MaterialPaint(color: .white, radius: 4, opacity: 0.5))
        #expect(abs(Int(half[21, 20] >> 8 & 255) - 128) <= 1 && half.alpha(21, 20) == 255)
    }

    @Test func coloursBecomeStronger() throws {
        let pale = DisplayList.Command.fill(CGRect(0, 0, 20, 20), .color(RGBA(red: 0.6, green: 0.4, blue: 0.4)))
        let strong = DisplayList.Command.fill(CGRect(0, 0, 20, 20), .material(MaterialPaint(color: .clear, radius: 3, saturation: 1.8)))
        let pixel = try Drawn([pale, strong])[10, 10]
        #expect(red(pixel) > 165 && blue(pixel) < 96)
    }

    /// At the edge of the picture nothing dark or clear comes in from outside.
    @Test func theEdgeOfThePictureGoesOn() throws {
        let all = DisplayList.Command.fill(CGRect(0, 0, 60, 40), .material(MaterialPaint(color: .clear, radius: 10)))
        let drawn = try Drawn([.fill(CGRect(0, 0, 60, 40), .red), all], width: 60, height: 40)
        #expect(drawn[0, 0] == .red && drawn[59, 39] == .red && drawn[30, 20] == .red)
    }

    @Test func groupsSeeThroughToWhatTheyLieOver() throws {
        let plain = try drawn(clear)
        for effect in [
            DisplayList.Effect.clip(.ellipse(middle.insetBy(dx: -6, dy: -6)), .nonZero), .opacity(1),
            .shadow(color: .clear, radius: 1, offset: .zero), .mask([.fill(middle, .black)]),
        ] {
            let grouped = try drawn(clear, under: [effect, .opacity(0.999)])
            #expect(abs(red(grouped[27, 20]) - red(plain[27, 20])) <= 2 && grouped[19, 20] == .red, "\(effect)")
        }
    }

    @Test func onNothingItIsItsColour() throws {
        let drawn = try Drawn([
            .fill(CGRect(0, 0, 20, 20), .material(MaterialPaint(color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), radius: 4)))
        ])
        #expect(drawn[10, 10] == 0x8080_0000)
    }
}
