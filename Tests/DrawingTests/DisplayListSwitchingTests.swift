import Drawing
import Foundation
import Testing

@Suite struct DisplayListSwitchingTests {
    private static func square(_ x: CGFloat, _ color: RGBA = .black) -> DisplayList.Command {
        .fill(.rect(CGRect(x: x, y: 0, width: 10, height: 10)), .color(color), .nonZero)
    }

    private let list = DisplayList(
        size: CGSize(width: 100, height: 100),
        commands: [
            square(0), .push(.opacity(0.5)), .push(.toggle(region: 1, switched: [square(10, .white)])), .push(.blur(radius: 1)), square(10),
            .pop, .pop, .pop, .push(.toggle(region: 2, switched: [])), square(20), .pop, square(30),
        ],
        regions: [
            .init(rect: CGRect(x: 0, y: 0, width: 100, height: 100), action: .openURL("a:whole")),
            .init(rect: CGRect(x: 10, y: 0, width: 10, height: 10), action: .perform(IntentCall(type: "t", name: "n", values: "{}"))),
        ])

    @Test func aToggleShowsItsOtherStateAndTheRestStays() {
        #expect(
            list.switched(region: 1)?.commands.printed == """
                fill rect 0,0 10x10 #000000
                push opacity 0.5
                  push move 0,0
                    fill rect 10,0 10x10 #FFFFFF
                push toggle of region 2
                  switched
                  fill rect 20,0 10x10 #000000
                fill rect 30,0 10x10 #000000
                """)
        #expect(list.switched(region: 2)?.commands.count == 11)
        #expect(list.switched(region: 0) == nil && list.switched(region: 7) == nil)
    }

    @Test func ofRegionsOverOneAnotherTheLastOneCounts() {
        #expect(list.region(at: CGPoint(x: 15, y: 5)) == 1)
        #expect(list.region(at: CGPoint(x: 25, y: 5)) == 0)
        #expect(list.region(at: CGPoint(x: 101, y: 5)) == nil)
    }

    @Test func togglesAndIntentsCrossAsTheyAre() throws {
        #expect(try DisplayList(decoding: list.encoded()) == list)
        #expect(list.regions[1].description == "tap 10,0 10x10 performs n {}")
    }

    @Test func togglesWithinTogglesEnd() {
        let deep = (0..<20).reduce([Self.square(0)]) { commands, _ in [.push(.toggle(region: 0, switched: commands)), .pop] }
        let list = DisplayList(size: CGSize(width: 9, height: 9), commands: deep)
        #expect(throws: WireError.tooLarge(what: "masks within masks", count: 17, limit: 16)) { try DisplayList(decoding: list.encoded()) }
    }
}
