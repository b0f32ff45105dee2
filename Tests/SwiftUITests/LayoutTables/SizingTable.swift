import SwiftUI
import Testing

/// A fixed size offers nothing in its directions; a ratio offers the largest size of that ratio that fits, or the smallest that covers.
@Suite @MainActor struct SizingTable {
    nonisolated static let fixedSizes = [
        LayoutRow("text is not broken", offered: (50, 50), takes: "95x12", "red 0,0 95x12") {
            note("aaaa aaaa aaaa aaaa", .red).fixedSize()
        },
        LayoutRow("downwards alone: broken, and never cut", offered: (50, 10), takes: "45x23.9", "red 0,0 45x23.9") {
            note("aaaa aaaa aaaa aaaa", .red).fixedSize(horizontal: false, vertical: true)
        },
        LayoutRow("what fills is 10 long", takes: "10x50", "red 0,0 10x50") { Color.red.fixedSize(horizontal: true, vertical: false) },
        LayoutRow("in a row it keeps its length", takes: "120x12", "red 0,0 95x12", "blue 95,1 25x10") {
            HStack(spacing: 0) {
                note("aaaa aaaa aaaa aaaa", .red).fixedSize(); box(.blue, 25)
            }
        },
        LayoutRow("neither way changes nothing", takes: "100x50", "red 0,0 100x50") {
            Color.red.fixedSize(horizontal: false, vertical: false)
        },
    ]

    nonisolated static let ratios = [
        LayoutRow("a square fits the height", takes: "50x50", "red 0,0 50x50") { Color.red.aspectRatio(1, contentMode: .fit) },
        LayoutRow("four to one fits the width", takes: "100x25", "red 0,0 100x25") { Color.red.aspectRatio(4, contentMode: .fit) },
        LayoutRow("a square covers the width", takes: "100x100", "red 0,0 100x100") { Color.red.aspectRatio(1, contentMode: .fill) },
        LayoutRow("four to one covers the height", takes: "200x50", "red 0,0 200x50") { Color.red.aspectRatio(4, contentMode: .fill) },
        LayoutRow("the ratio of a size", takes: "25x50", "red 0,0 25x50") {
            Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
        },
        LayoutRow("without a ratio it is the view's: a colour is a square", takes: "50x50", "red 0,0 50x50") {
            Color.red.aspectRatio(contentMode: .fit)
        },
        LayoutRow("a picture of 40 by 20 has its own", offered: (100, 100), takes: "100x50", "red 0,0 100x50") {
            Image("photo").resizable().scaledToFit().background(.red)
        },
        LayoutRow("and covers with it", offered: (100, 100), takes: "200x100", "red 0,0 200x100") {
            Image("photo").resizable().scaledToFill().background(.red)
        },
        LayoutRow("an ideal size has a ratio", takes: "100x25", "red 0,0 100x25") {
            Color.red.frame(idealWidth: 40, idealHeight: 10).aspectRatio(contentMode: .fit)
        },
        LayoutRow("what covers a frame reaches out", takes: "20x10", "red 0,-5 20x20") {
            Color.red.scaledToFill().frame(width: 20, height: 10)
        },
        LayoutRow("a rigid view stays as it is", takes: "20x10", "red 0,0 20x10") { box(.red, 20).aspectRatio(1, contentMode: .fit) },
        LayoutRow("a width alone gives the height", offered: (60, nil), takes: "60x30", "red 0,0 60x30") {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        LayoutRow("a height alone gives the width", offered: (nil, 60), takes: "120x60", "red 0,0 120x60") {
            Color.red.aspectRatio(2, contentMode: .fill)
        },
        LayoutRow("nothing offered, nothing to fit", offered: (nil, nil), takes: "10x10", "red 0,0 10x10") {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
    ]

    @Test(arguments: fixedSizes) func fixedSize(_ row: LayoutRow) { row.check() }
    @Test(arguments: ratios) func aspectRatio(_ row: LayoutRow) { row.check() }
}
