import SwiftUI
import Testing

/// What lies over or behind a view is offered the view's size, and has no say in it.
@Suite @MainActor struct AttachmentTable {
    nonisolated static let rows = [
        LayoutRow("a wider overlay reaches out on both sides", takes: "20x10", "red 0,0 20x10", "blue -10,3 40x4") {
            box(.red, 20).overlay { box(.blue, 40, 4) }
        },
        LayoutRow("one that fills covers", takes: "20x10", "red 0,0 20x10", "blue 0,0 20x10") { box(.red, 20).overlay { Color.blue } },
        LayoutRow("at a corner", takes: "20x10", "red 0,0 20x10", "blue 14,4 6x6") {
            box(.red, 20).overlay(alignment: .bottomTrailing) { box(.blue, 6, 6) }
        },
        LayoutRow("half beyond the corner, by a guide", takes: "20x10", "red 0,0 20x10", "blue 17,-3 6x6") {
            box(.red, 20).overlay(alignment: .topTrailing) {
                box(.blue, 6, 6).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }.alignmentGuide(.top) {
                    $0[VerticalAlignment.center]
                }
            }
        },
        LayoutRow("several lie over each other", takes: "20x10", "red 0,0 20x10", "blue 0,0 6x10", "green 0,3 4x4") {
            box(.red, 20).overlay(alignment: .leading) {
                box(.blue, 6); box(.green, 4, 4)
            }
        },
        LayoutRow("a background is drawn first", takes: "20x10", "blue 0,0 20x10", "red 0,0 20x10") { box(.red, 20).background(.blue) },
        LayoutRow("one with negative padding is larger", takes: "20x10", "blue -5,-5 30x20", "red 0,0 20x10") {
            box(.red, 20).background { Color.blue.padding(-5) }
        },
        LayoutRow("text gives a background its size", offered: (50, 50), takes: "45x23.9", "red 0,0 45x23.9") {
            note("aaaa aaaa aaaa aaaa", .red)
        },
        LayoutRow(
            "of one in a stack nothing is left for others to see", takes: "40x10", "blue -10,0 40x10", "red 0,0 20x10", "green 20,0 20x10"
        ) {
            HStack(spacing: 0) {
                box(.red, 20).background { box(.blue, 40) }; box(.green, 20)
            }
        },
        LayoutRow("a border lies within", takes: "20x10", "red 0,0 20x10") { box(.red, 20).border(.blue, width: 2) },
        LayoutRow(
            "each view of a group has its own", takes: "40x10", "blue 0,0 20x10", "red 0,0 20x10", "blue 20,0 20x10", "green 20,0 20x10"
        ) {
            HStack(spacing: 0) {
                Group {
                    box(.red, 20); box(.green, 20)
                }.background(.blue)
            }
        },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }
}
