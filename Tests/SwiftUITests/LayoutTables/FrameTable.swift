import SwiftUI
import Testing

/// Apple's words on the flexible frame: with both bounds it takes the proposal within them; with the least alone a smaller proposal than
/// the view within the bound; with the greatest alone a larger one; else it is as long as the view. Without a proposal the ideal counts.
@Suite @MainActor struct FrameTable {
    nonisolated static let fixed = [
        LayoutRow("both sides, the view in the middle", takes: "60x30", "red 20,10 20x10") { box(.red, 20).frame(width: 60, height: 30) },
        LayoutRow("at a corner", takes: "60x30", "red 40,20 20x10") {
            box(.red, 20).frame(width: 60, height: 30, alignment: .bottomTrailing)
        },
        LayoutRow("one side, the other the view's own", takes: "60x10", "red 20,0 20x10") { box(.red, 20).frame(width: 60) },
        LayoutRow("a larger view reaches out on both sides", takes: "60x10", "red -10,0 80x10") { box(.red, 80).frame(width: 60) },
        LayoutRow("a negative length is none", takes: "20x10", "red 0,0 20x10") { box(.red, 20).frame(width: -5) },
        LayoutRow("an endless length is none", takes: "20x10", "red 0,0 20x10") { box(.red, 20).frame(width: .infinity) },
    ]

    nonisolated static let flexible = [
        LayoutRow("the least makes a small view's frame larger", takes: "40x10", "red 10,0 20x10") { box(.red, 20).frame(minWidth: 40) },
        LayoutRow("the least reaches beyond the room", takes: "140x50", "red 0,0 140x50") { Color.red.frame(minWidth: 140) },
        LayoutRow("the least lets a frame be smaller than its view", offered: (60, 50), takes: "60x10", "red -10,0 80x10") {
            box(.red, 80).frame(minWidth: 40)
        },
        LayoutRow("the greatest takes the room up to it", takes: "60x10", "red 20,0 20x10") { box(.red, 20).frame(maxWidth: 60) },
        LayoutRow("the greatest takes less room than it", offered: (30, 50), takes: "30x10", "red 5,0 20x10") {
            box(.red, 20).frame(maxWidth: 60)
        },
        LayoutRow("the greatest cuts a larger view's frame", takes: "60x10", "red -10,0 80x10") { box(.red, 80).frame(maxWidth: 60) },
        LayoutRow("no end takes all of the room", takes: "100x50", "red 80,40 20x10") {
            box(.red, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        },
        LayoutRow("within both", offered: (60, 50), takes: "60x10", "red 20,0 20x10") { box(.red, 20).frame(minWidth: 40, maxWidth: 80) },
        LayoutRow("no less than both say", offered: (30, 50), takes: "40x10", "red 10,0 20x10") {
            box(.red, 20).frame(minWidth: 40, maxWidth: 80)
        },
        LayoutRow("no more than both say", takes: "80x10", "red 30,0 20x10") { box(.red, 20).frame(minWidth: 40, maxWidth: 80) },
        LayoutRow("nothing said changes nothing", takes: "100x50", "red 0,0 100x50") { Color.red.frame(minWidth: nil) },
    ]

    nonisolated static let ideal = [
        LayoutRow("the ideal where nothing is offered", offered: (nil, nil), takes: "70x10", "red 25,0 20x10") {
            box(.red, 20).frame(idealWidth: 70)
        },
        LayoutRow("what fills fills it", offered: (nil, nil), takes: "70x30", "red 0,0 70x30") {
            Color.red.frame(idealWidth: 70, idealHeight: 30)
        },
        LayoutRow("it says nothing where there is an offer", takes: "100x50", "red 0,0 100x50") { Color.red.frame(idealWidth: 70) },
        LayoutRow("a fixed size asks for it", takes: "70x30", "red 0,0 70x30") {
            Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize()
        },
        LayoutRow("no end, and nothing offered: the view's own", offered: (nil, nil), takes: "20x10", "red 0,0 20x10") {
            box(.red, 20).frame(maxWidth: .infinity)
        },
        LayoutRow("no end, and endless room", offered: (.infinity, 10), takes: "infx10") { Color.red.frame(maxWidth: .infinity) },
        LayoutRow("the least, and nothing offered", offered: (nil, nil), takes: "30x10", "red 0,0 30x10") { Color.red.frame(minWidth: 30) },
    ]

    @Test(arguments: fixed) func fixedFrames(_ row: LayoutRow) { row.check() }
    @Test(arguments: flexible) func flexibleFrames(_ row: LayoutRow) { row.check() }
    @Test(arguments: ideal) func idealFrames(_ row: LayoutRow) { row.check() }
}
