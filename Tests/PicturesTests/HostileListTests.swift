import Drawing
import Foundation
import PictureMessages
import Pictures
import Testing

/// Lists that mean harm: each costs itself, and the next one is drawn.
@Suite(.serialized) struct HostileListTests {
    @Test func aListThatTakesForEverIsGivenUp() throws {
        let run = try PictureRun { $0.workLimit = .milliseconds(1_500) }
        _ = try run.picture(Lists.square())
        let process = try #require(run.service.processID)
        let start = ContinuousClock.now
        #expect(try run.picture(Lists.endless).failure == .tookTooLong(limit: .milliseconds(1_500)))
        #expect(ContinuousClock.now - start < .seconds(4))
        #expect(run.run { kill(process, 0) != 0 })
        #expect(run.service.refusal(of: ListDigest(Lists.endless)) == .tookTooLong(limit: .milliseconds(1_500)))
        #expect(try run.picture(Lists.square(1)).made != nil)
        #expect(run.service.counts.losses == 1 && run.service.counts.starts == 2)
        #expect(run.lines.contains { $0.contains("took longer than 1.5 seconds") })
    }

    @Test func thoseBehindItAreServedAfterTheRestart() throws {
        let run = try PictureRun { $0.workLimit = .milliseconds(1_500) }
        var answers: [PictureAnswer] = []
        for list in [Lists.endless, Lists.square(1), Lists.square(2), Lists.square(3)] {
            run.service.picture(PictureService.Wish(list: ListDigest(list)), list: { $0(list) }) { answers.append($0) }
        }
        #expect(run.run { answers.count == 4 })
        #expect(answers.first == .failed(.tookTooLong(limit: .milliseconds(1_500))))
        #expect(answers.map { $0.made != nil } == [false, true, true, true])
    }

    @Test(
        arguments: [
            "horizons", "blurs", "shadows", "masks", "opacities", "blends", "nothing", "far away", "enormous", "radii", "gradient", "dots",
            "dashes",
            "glyphs",
        ])
    func whateverItIsTheNextIsDrawn(name: String) throws {
        let run = try PictureRun { $0.workLimit = .seconds(2) }
        let answer = try run.picture(try #require(Self.lists[name]).encoded())
        switch answer {
        case .made(let picture): #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        case .failed(let failure): #expect(["longer", "twice"].contains { failure.description.contains($0) }, "\(failure)")
        case .earlier: Issue.record("there was none")
        }
        #expect(try run.picture(Lists.square()).made != nil)
    }

    static let lists: [String: DisplayList] = {
        let black = RGBA(red: 0, green: 0, blue: 0)
        let huge = CGRect(x: -3e38, y: -3e38, width: 3e38, height: 3e38)
        let box = CGRect(x: 0, y: 0, width: 200, height: 200)
        let stops = (0..<256).map { GradientStop(color: black, location: Float($0) / 255) }
        let glyphs = (0..<DisplayList.Limits.glyphsPerRun).map { GlyphRun.Glyph(id: UInt32($0), x: 1e6) }
        var list: [String: DisplayList] = [
            "horizons": Lists.under(Array(repeating: .projection(Projection(.identity, p: 1, q: -1, r: 0)), count: 255), side: 4_096),
            "blurs": Lists.under(Array(repeating: .blur(radius: 4_096), count: 255), side: 4_096),
            "shadows": Lists.under(
                Array(repeating: .shadow(color: black, radius: 4_000, offset: CGSize(width: 1e6, height: -1e6)), count: 255), side: 4_000),
            "opacities": Lists.under(Array(repeating: .opacity(0.99), count: 255), side: 4_000),
            "blends": Lists.under(BlendMode.allCases.map { .blend($0) }, side: 4_000),
            "nothing": Lists.under([.transform(Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)), .blur(radius: 9)]),
            "far away": Lists.under([.transform(Transform(a: 1, b: 0, c: 0, d: 1, tx: 3e38, ty: -3e38)), .blur(radius: 9)]),
            "enormous": Lists.under([.transform(Transform(a: 1e30, b: 0, c: 0, d: 1e30, tx: 0, ty: 0)), .opacity(0.5)]),
            "radii": Lists.list(
                side: 200,
                [
                    .fill(.roundedRect(huge, radii: CornerRadii(3e38), style: .continuous), .color(black), .nonZero),
                    .stroke(.ellipse(box), .color(black), StrokePen(width: 3e38, miterLimit: 3e38, dash: [1e-30])),
                    .stroke(.rect(huge), .color(black), StrokePen(width: 1, dash: [1e-6])),
                ]),
            "gradient": Lists.list(
                side: 200,
                [
                    .fill(.rect(box), .radial(stops: stops, center: .zero, startRadius: 3e38, endRadius: 1e-30), .nonZero),
                    .fill(.rect(box), .angular(stops: stops, center: .zero, startAngle: -3e38, endAngle: 3e38), .nonZero),
                ]),
            "dots": Lists.list(
                side: 200,
                Array(repeating: .stroke(.ellipse(box), .color(black), StrokePen(width: 1, dash: [0.001])), count: 20_000)),
        ]
        list["dashes"] = Lists.strokes(seed: 5, dash: [1, 0.5])
        list["masks"] = Lists.under((0..<200).map { _ in .mask([.fill(.rect(box), .color(black), .nonZero)]) }, side: 4_000)
        list["glyphs"] = DisplayList(
            size: box.size,
            commands: [.glyphs(GlyphRun(font: 0, size: 500, origin: .zero, glyphs: glyphs, paint: .color(black), text: ""))],
            fonts: [FontKey(path: "/usr/share/fonts/../../../etc/passwd")])
        return list
    }()

    @Test(
        arguments: [
            ("no size", [], "'size' is missing"),
            (
                "NaN",
                Lists.list(side: 10, [.fill(.rect(CGRect(x: Double.nan, y: 0, width: 1, height: 1)), .color(.black), .nonZero)]).encoded(),
                "value"
            ),
            ("deep", Lists.under(Array(repeating: .opacity(0.5), count: 257)).encoded(), "open effects"),
            ("wrong picture", Lists.list(side: 10, [.image(ImageUse(image: 3, rect: .zero))]).encoded(), "value"),
            (
                "wrong font",
                Lists.list(side: 10, [.glyphs(GlyphRun(font: 1, size: 1, origin: .zero, glyphs: [], paint: .color(.black), text: ""))])
                    .encoded(), "value"
            ),
            ("unbalanced", Lists.list(side: 10, [.pop]).encoded(), "do not match"),
            ("many", Lists.list(side: 10, Array(repeating: .push(.opacity(1)), count: 20_001)).encoded(), "allowed"),
            ("long", [UInt8](repeating: 0, count: 2 << 20 + 1), "are the most"),
        ] as [(String, [UInt8], String)])
    func aWrongListIsRefused(name: String, list: [UInt8], words: String) throws {
        let run = try PictureRun()
        let failure = try #require(try run.picture(list).failure)
        guard case .refused(let reason) = failure else { throw failure }
        #expect(reason.contains(words))
        #expect(run.service.counts.losses == 0)
        #expect(try run.picture(Lists.square()).made != nil)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e300, 64, 1e-9] as [Double])
    func aSizeThatCannotBeIsSaidAndNotRemembered(scale: Double) throws {
        let run = try PictureRun()
        let list = Lists.list(side: 4_096, []).encoded()
        guard case .undrawable = try run.picture(list, scale: scale).failure else { Issue.record("drawn"); return }
        #expect(run.service.refusal(of: ListDigest(list)) == nil)
        #expect(try run.picture(list, scale: 0.01).made != nil)
    }
}
