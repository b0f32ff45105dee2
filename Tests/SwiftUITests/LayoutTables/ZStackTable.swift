import SwiftUI
import Testing

/// A stack in depth is as large as its views of the highest priority together, and places all of them in that size.
@Suite @MainActor struct ZStackTable {
    nonisolated static let rows = [
        LayoutRow("in the middle of each other", takes: "40x30", "red 0,10 40x10", "blue 10,0 20x30") {
            ZStack {
                box(.red, 40); box(.blue, 20, 30)
            }
        },
        LayoutRow("at a corner", takes: "100x100", "red 0,0 100x100", "blue 70,70 30x30") {
            ZStack(alignment: .bottomTrailing) {
                box(.red, 100, 100); box(.blue, 30, 30)
            }
        },
        LayoutRow("what fills makes it as large as its room", takes: "100x50", "red 0,0 100x50", "blue 0,0 20x10") {
            ZStack(alignment: .topLeading) {
                Color.red; box(.blue, 20)
            }
        },
        LayoutRow("what fills lies behind all of a larger view", takes: "140x60", "red 0,0 140x60", "blue 0,0 140x60") {
            ZStack {
                Color.red; box(.blue, 140, 60)
            }
        },
        LayoutRow("at its ideal size too", offered: (nil, nil), takes: "30x20", "red 0,0 30x20", "blue 0,0 30x20") {
            ZStack {
                Color.red; box(.blue, 30, 20)
            }
        },
        LayoutRow("only the highest priority has a say in the size", takes: "20x10", "red -10,-10 40x30", "blue 0,0 20x10") {
            ZStack {
                box(.red, 40, 30); box(.blue, 20).layoutPriority(1)
            }
        },
        LayoutRow("and what fills then fills that", takes: "20x10", "red 0,0 20x10", "blue 0,0 20x10") {
            ZStack {
                Color.red; box(.blue, 20).layoutPriority(1)
            }
        },
        LayoutRow("a guide beside a view makes more room", takes: "30x10", "red 10,0 20x10", "blue 0,0 20x10") {
            ZStack(alignment: .topLeading) {
                box(.red, 20).alignmentGuide(.leading) { _ in -10 }; box(.blue, 20)
            }
        },
        LayoutRow("the higher index lies above", takes: "40x30", "blue 10,0 20x30", "red 0,10 40x10") {
            ZStack {
                box(.red, 40).zIndex(1); box(.blue, 20, 30)
            }
        },
        LayoutRow("of equal ones the later", takes: "20x10", "red 0,0 20x10", "blue 0,0 20x10", "green 0,0 20x10") {
            ZStack {
                box(.blue, 20); box(.green, 20); box(.red, 20).zIndex(-1)
            }
        },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }
}
