import SwiftUI
import Testing

/// The first view whose ideal size fits into the room in the directions asked for; the last where none does.
@Suite @MainActor struct ViewThatFitsTable {
    nonisolated static let rows = [
        LayoutRow("the first that fits", takes: "40x20", "green 0,0 40x20") {
            ViewThatFits {
                box(.red, 120); box(.blue, 90, 60); box(.green, 40, 20)
            }
        },
        LayoutRow("the last where none does", takes: "110x10", "blue 0,0 110x10") {
            ViewThatFits {
                box(.red, 120); box(.blue, 110)
            }
        },
        LayoutRow("only its width counts", takes: "90x60", "blue 0,0 90x60") {
            ViewThatFits(in: .horizontal) {
                box(.red, 120); box(.blue, 90, 60)
            }
        },
        LayoutRow("only its height counts", takes: "120x10", "red 0,0 120x10") {
            ViewThatFits(in: .vertical) {
                box(.red, 120); box(.blue, 90, 60)
            }
        },
        LayoutRow("text that would be broken does not fit", offered: (60, 50), takes: "20x12", "blue 0,0 20x12") {
            ViewThatFits {
                note("aaaa aaaa aaaa aaaa", .red); note("aaaa", .blue)
            }
        },
        LayoutRow("where nothing is offered the first fits", offered: (nil, nil), takes: "120x10", "red 0,0 120x10") {
            ViewThatFits {
                box(.red, 120); box(.blue, 9)
            }
        },
        LayoutRow("the chosen view is offered the room", takes: "100x50", "red 0,0 100x50") {
            ViewThatFits {
                Color.red; box(.blue, 9)
            }
        },
        LayoutRow("one whose ideal is larger than the room is left out", takes: "9x10", "blue 0,0 9x10") {
            ViewThatFits {
                Color.red.frame(idealWidth: 200); box(.blue, 9)
            }
        },
    ]

    @Test(arguments: rows) func choices(_ row: LayoutRow) { row.check() }
}
