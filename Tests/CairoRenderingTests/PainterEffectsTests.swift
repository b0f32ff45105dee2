import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

@Suite struct PainterEffectsTests {
    private let square = DisplayList.Command.fill(CGRect(5, 5, 10, 10), .black)

    @Test func transformsMoveWhatTheyHold() throws {
        let moved = Transform.scale(x: 2, y: 2).then(.translation(x: 4, y: 0))
        let drawn = try Drawn([.push(.transform(moved)), .fill(CGRect(0, 0, 3, 3), .red), .pop, .fill(CGRect(0, 0, 1, 1), .blue)])
        #expect(drawn[4, 0] == .red && drawn[9, 5] == .red && drawn[10, 6] == 0 && drawn[0, 0] == .blue)
    }

    @Test func aTransformToNothingHidesItsGroupAlone() throws {
        let drawn = try Drawn([.push(.transform(.scale(x: 0, y: 1))), .fill(.canvas, .red), .pop, .fill(CGRect(0, 0, 1, 1), .blue)])
        #expect(drawn.ink == CGRect(0, 0, 1, 1))
    }

    @Test func aGroupFadesAsOne() throws {
        let drawn = try Drawn([.push(.opacity(0.5)), .fill(CGRect(0, 0, 12, 20), .red), .fill(CGRect(8, 0, 12, 20), .blue), .pop])
        #expect(drawn[10, 10] == drawn[18, 10], "where both lie the upper one alone shows")
        #expect(abs(drawn.alpha(10, 10) - 128) <= 1)
    }

    @Test func aShadowWithinDarkensTheEdgesItIsThrownOn() throws {
        let inner = DisplayList.Effect.innerShadow(color: .black, radius: 1.5, offset: CGSize(width: 0, height: 3))
        let drawn = try Drawn([.push(inner), .fill(CGRect(0, 0, 20, 20), .white), .pop])
        let column = (0..<20).map { Int(drawn[10, $0] & 255) }
        #expect(column[0] < 60 && column[3] < 200 && column[12] > 250 && column[19] > 250, "\(column)")
        #expect(drawn.bitmap.pixels.allSatisfy { $0 >> 24 == 255 }, "nothing of it lies outside")
        let square = try Drawn([.push(inner), square, .pop])
        #expect(square.ink == CGRect(5, 5, 10, 10))
    }

    @Test func fadingsMultiply() throws {
        let drawn = try Drawn([.push(.opacity(0.5)), .push(.opacity(0.5)), square, .pop, .pop])
        #expect(abs(drawn.alpha(10, 10) - 64) <= 1)
    }

    @Test(arguments: [-1, 0, Double.nan])
    func noOpacityDrawsNothing(_ opacity: Double) throws {
        #expect(try Drawn([.push(.opacity(opacity)), square, square, .pop]).ink == nil)
    }

    @Test func aClipCutsAllAlike() throws {
        let clip = DisplayList.Effect.clip(.ellipse(.canvas), .nonZero)
        let one = try Drawn([.push(clip), .fill(.canvas, .red), .pop])
        let two = try Drawn([.push(clip), .fill(.canvas, .blue), .fill(.canvas, .red), .pop])
        #expect(one[10, 10] == .red && one[0, 0] == 0)
        #expect(two.bitmap == one.bitmap, "no blue shows at the edge")
        let rect = try Drawn([.push(.clip(.rect(CGRect(2, 2, 3, 3)), .nonZero)), .fill(.canvas, .red), .pop])
        #expect(rect.ink == CGRect(2, 2, 3, 3))
    }

    @Test func clipsWithinClipsCutTwice() throws {
        let drawn = try Drawn([
            .push(.clip(.ellipse(.canvas), .nonZero)), .push(.clip(.rect(CGRect(0, 0, 10, 20)), .nonZero)), .fill(.canvas, .red), .pop,
            .pop,
        ])
        #expect(drawn[9, 10] == .red && drawn[10, 10] == 0 && drawn[0, 0] == 0)
    }

    @Test func aBlendInsideAClipStillMeetsWhatLiesBelow() throws {
        let drawn = try Drawn([
            .fill(.canvas, .color(RGBA(red: 1, green: 1, blue: 0))),
            .push(.clip(.ellipse(.canvas), .nonZero)), .push(.blend(.multiply)), .fill(.canvas, .color(RGBA(red: 0, green: 1, blue: 1))),
            .pop, .pop,
        ])
        #expect(drawn[10, 10] == 0xFF00_FF00)
    }

    @Test func blursSpreadAndKeepTheSum() throws {
        let drawn = try Drawn([.push(.blur(radius: 2)), .fill(CGRect(8, 8, 4, 4), .black), .pop])
        let sum = drawn.bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
        #expect(abs(sum - 16 * 255) < 16 * 12)
        #expect(drawn.alpha(9, 9) < 255 && drawn.alpha(5, 9) > 0 && drawn.alpha(9, 9) == drawn.alpha(10, 10))
    }

    @Test func aShadowLiesBelowAndAside() throws {
        let shadow = DisplayList.Effect.shadow(color: RGBA(red: 1, green: 0, blue: 0), radius: 0, offset: CGSize(width: 6, height: 0))
        let drawn = try Drawn([.push(shadow), .fill(CGRect(2, 5, 8, 8), .blue), .pop])
        #expect(drawn[9, 8] == .blue && drawn[12, 8] == .red && drawn[16, 8] == 0)
        let soft = try Drawn([.push(.shadow(color: .black, radius: 2, offset: .zero)), .fill(CGRect(6, 6, 8, 8), .white), .pop])
        #expect(soft[10, 10] == .white && soft.alpha(5, 10) > 30 && soft.alpha(5, 10) < 200 && soft.alpha(2, 10) < soft.alpha(4, 10))
    }

    @Test func aShadowIsThrownIntoTheClipFromOutside() throws {
        let shadow = DisplayList.Effect.shadow(color: .black, radius: 0, offset: CGSize(width: 30, height: 0))
        #expect(try Drawn([.push(shadow), .fill(CGRect(-30, 0, 20, 20), .red), .pop])[3, 3] == .black)
    }

    @Test func aMaskLetsThroughWhereItHasAlpha() throws {
        let half = RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)
        let mask: [DisplayList.Command] = [.fill(CGRect(0, 0, 10, 20), .black), .fill(CGRect(10, 0, 5, 20), .color(half))]
        let drawn = try Drawn([.push(.mask(mask)), .fill(.canvas, .red), .pop])
        #expect(drawn[5, 5] == .red && abs(drawn.alpha(12, 5) - 128) <= 1 && drawn[17, 5] == 0)
        #expect(try Drawn([.push(.mask([])), .fill(.canvas, .red), .pop]).ink == nil)
    }

    @Test(arguments: BlendMode.allCases)
    func aBlendedGroupIsWhatABlendedCommandIs(_ mode: BlendMode) throws {
        let below = DisplayList.Command.fill(CGRect(0, 0, 12, 20), .color(RGBA(red: 0.8, green: 0.4, blue: 0.2)))
        let above = DisplayList.Command.fill(CGRect(4, 0, 16, 20), .color(RGBA(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.7)))
        let command = try Drawn([below, .push(.blend(mode)), above, .pop])
        let group = try Drawn([below, .push(.blend(mode)), above, .fill(CGRect.zero, .red), .pop])
        for (one, other) in zip(command.bitmap.pixels, group.bitmap.pixels) {
            for shift in [0, 8, 16, 24] as [UInt32] { #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 2) }
        }
        #expect(command.alpha(2, 2) == 255, "nothing outside the group changes")
    }

    @Test func someBlendModesByTheirSums() throws {
        let grey = Paint.color(RGBA(red: 0.5, green: 0.5, blue: 0.5))
        func blended(_ mode: BlendMode) throws -> UInt32 {
            try Drawn([.fill(.canvas, grey), .push(.blend(mode)), .fill(.canvas, .color(RGBA(red: 0.75, green: 0.75, blue: 0.75))), .pop])[
                3, 3] & 255
        }
        let expected: [(BlendMode, UInt32)] = [
            (.normal, 191), (.multiply, 96), (.screen, 223), (.darken, 128), (.lighten, 191), (.difference, 63), (.plusLighter, 255),
            (.plusDarker, 64),
        ]
        for (mode, value) in expected { #expect(abs(Int(try blended(mode)) - Int(value)) <= 1, "\(mode)") }
    }

    @Test func groupsTooDeepAreLeftOutAndSaid() throws {
        let deep = [DisplayList.Command](repeating: .push(.clip(.ellipse(.canvas), .nonZero)), count: 10_000)
        let drawn = try Drawn([.fill(.canvas, .red)] + deep + [square])
        #expect(drawn.warnings == [.tooDeep(limit: DisplayList.Limits.depth)] && drawn[10, 10] == .red)
    }

    @Test func masksWithinMasksAreBoundedAsWell() throws {
        var mask: [DisplayList.Command] = [square]
        for _ in 0..<300 { mask = [.push(.mask(mask)), square, .pop] }
        #expect(try Drawn(mask).warnings == [.tooDeep(limit: DisplayList.Limits.depth)])
    }

    @Test func popsWithoutPushesAndPushesWithoutPopsAreBorne() throws {
        let drawn = try Drawn([.pop, .pop, .push(.opacity(0.5)), .fill(.canvas, .red)])
        #expect(abs(drawn.alpha(3, 3) - 128) <= 1 && drawn.warnings.isEmpty)
    }
}
