import SwiftUI
import Testing

/// Distances in stacks that are told none. Text of 10 points keeps 6.1 from what is below it and 3.6 from what is above it: a line and a
/// tenth of one (rounded up to a pixel), measured from the height of capitals and from the ascent. Text below text keeps the font's own
/// leading, which a font of a fixed size has none of. Measured on Apple's platforms with text of 13 points: 8.15 and 4.74.
@Suite @MainActor struct SpacingTable {
    nonisolated static let rows = [
        LayoutRow("8 between shapes", offered: (nil, nil), takes: "20x28", "red 0,0 20x10", "blue 0,18 20x10") {
            VStack {
                box(.red, 20); box(.blue, 20)
            }
        },
        LayoutRow("none between texts", offered: (nil, nil), takes: "5x24", "red 0,0 5x12", "blue 0,12 5x12") {
            VStack {
                note("a", .red); note("b", .blue)
            }
        },
        LayoutRow("8 between texts side by side", offered: (nil, nil), takes: "18x12", "red 0,0 5x12", "blue 13,0 5x12") {
            HStack {
                note("a", .red); note("b", .blue)
            }
        },
        LayoutRow("below text", offered: (nil, nil), takes: "5x28.1", "red 0,0 5x12", "blue 0,18.1 5x10") {
            VStack {
                note("a", .red); box(.blue, 5)
            }
        },
        LayoutRow("above text", offered: (nil, nil), takes: "5x25.6", "red 0,0 5x10", "blue 0,13.6 5x12") {
            VStack {
                box(.red, 5); note("a", .blue)
            }
        },
        LayoutRow(
            "in a frame of a given height text is as any other view", offered: (nil, nil), takes: "5x30", "red 0,0 5x12", "blue 0,20 5x10"
        ) {
            VStack {
                note("a", .red).frame(height: 12); box(.blue, 5)
            }
        },
        LayoutRow("not so in one of a given width", offered: (nil, nil), takes: "5x28.1", "red 0,0 5x12", "blue 0,18.1 5x10") {
            VStack {
                note("a", .red).frame(width: 5); box(.blue, 5)
            }
        },
        LayoutRow("padding hides text on its own side", offered: (nil, nil), takes: "5x32", "red 0,0 5x12", "blue 0,22 5x10") {
            VStack {
                note("a", .red).padding(.bottom, 2); box(.blue, 5)
            }
        },
        LayoutRow("a column ends with its last view", offered: (nil, nil), takes: "5x28", "red 0,0 5x4", "green 0,4 5x12", "blue 0,16 5x12")
        {
            VStack {
                VStack(spacing: 0) {
                    box(.red, 5, 4); note("a", .green)
                }; note("b", .blue)
            }
        },
        LayoutRow(
            "a row has all its views at its edge", offered: (nil, nil), takes: "18x27.6", "red 0,0 5x5", "green 13,0 5x12",
            "blue 6.5,15.6 5x12"
        ) {
            VStack {
                HStack(alignment: .top) {
                    box(.red, 5, 5); note("a", .green)
                }; note("b", .blue)
            }
        },
        LayoutRow("a stack of nothing keeps no distance", offered: (nil, nil), takes: "5x20", "red 0,0 5x10", "blue 0,10 5x10") {
            VStack {
                box(.red, 5); HStack {}; box(.blue, 5)
            }
        },
        LayoutRow("what the stack is told goes before all", offered: (nil, nil), takes: "5x26", "red 0,0 5x12", "blue 0,14 5x12") {
            VStack(spacing: 2) {
                note("a", .red); note("b", .blue)
            }
        },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }
}
