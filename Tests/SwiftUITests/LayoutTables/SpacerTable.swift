import SwiftUI
import Testing

/// A spacer is at least 8 points long, keeps no distance from its neighbours, and is asked after all others.
@Suite @MainActor struct SpacerTable {
    nonisolated static let rows = [
        LayoutRow("it pushes apart", takes: "100x10", "red 0,0 20x10", "blue 80,0 20x10") {
            HStack {
                box(.red, 20); Spacer(); box(.blue, 20)
            }
        },
        LayoutRow("it is 8 long where there is no room", takes: "108x10", "red 0,0 50x10", "blue 58,0 50x10") {
            HStack {
                box(.red, 50); Spacer(); box(.blue, 50)
            }
        },
        LayoutRow("or as long as it is told", takes: "100x10", "red 0,0 50x10", "blue 50,0 50x10") {
            HStack {
                box(.red, 50); Spacer(minLength: 0); box(.blue, 50)
            }
        },
        LayoutRow("and 8 long where none is offered", offered: (nil, nil), takes: "48x10", "red 0,0 20x10", "blue 28,0 20x10") {
            HStack {
                box(.red, 20); Spacer(); box(.blue, 20)
            }
        },
        LayoutRow(
            "the spacing that a stack is told stands on both sides of it", offered: (40, 50), takes: "50x10", "red 0,0 20x10",
            "blue 30,0 20x10"
        ) {
            HStack(spacing: 5) {
                box(.red, 20); Spacer(minLength: 0); box(.blue, 20)
            }
        },
        LayoutRow("two share", takes: "100x10", "red 40,0 20x10") {
            HStack {
                Spacer(); box(.red, 20); Spacer()
            }
        },
        LayoutRow("what fills leaves it its least", takes: "100x50", "red 0,0 92x50") {
            HStack {
                Color.red; Spacer()
            }
        },
        LayoutRow("it has no depth", takes: "20x50", "red 0,0 20x10") {
            VStack {
                box(.red, 20); Spacer()
            }
        },
        LayoutRow("in a row it makes a column wide", takes: "100x20", "red 0,0 20x10", "blue 35,10 30x10") {
            VStack(spacing: 0) {
                HStack {
                    box(.red, 20); Spacer()
                }; box(.blue, 30)
            }
        },
        LayoutRow("outside of a stack it fills", takes: "100x50", "red 0,0 100x50") { Spacer().background(.red) },
        LayoutRow("it has no say in a stack in depth", takes: "20x10", "red 0,0 20x10") {
            ZStack {
                Spacer(); box(.red, 20)
            }
        },
        LayoutRow("in a frame it keeps no distance either", takes: "50x10", "red 0,0 20x10", "blue 30,0 20x10") {
            HStack {
                box(.red, 20); Spacer().frame(width: 10); box(.blue, 20)
            }
        },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }
}
