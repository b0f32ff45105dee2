import SwiftUI
import Testing

/// The rule of rows, downwards; and what a column that is asked for its ideal width does with views that fill.
@Suite @MainActor struct VStackTable {
    nonisolated static let rows = [
        LayoutRow("two that fill share evenly", takes: "100x50", "red 0,0 100x21", "blue 0,29 100x21") {
            VStack {
                Color.red; Color.blue
            }
        },
        LayoutRow("the rigid view is asked first", takes: "100x50", "red 0,0 100x40", "blue 35,40 30x10") {
            VStack(spacing: 0) {
                Color.red; box(.blue, 30)
            }
        },
        LayoutRow("along the leading edge", takes: "30x20", "red 0,0 20x10", "blue 0,10 30x10") {
            VStack(alignment: .leading, spacing: 0) {
                box(.red, 20); box(.blue, 30)
            }
        },
        LayoutRow("along the trailing edge", takes: "30x20", "red 10,0 20x10", "blue 0,10 30x10") {
            VStack(alignment: .trailing, spacing: 0) {
                box(.red, 20); box(.blue, 30)
            }
        },
        LayoutRow("a full row widens the column", takes: "100x20", "red 0,0 20x10", "blue 30,10 40x10") {
            VStack(spacing: 0) {
                box(.red, 20).frame(maxWidth: .infinity, alignment: .leading); box(.blue, 40)
            }
        },
        LayoutRow(
            "at its ideal width all rows are as wide as the widest", takes: "40x20", "yellow 0,0 40x10", "red 10,0 20x10", "blue 0,10 40x10"
        ) {
            VStack(spacing: 0) {
                box(.red, 20).frame(maxWidth: .infinity).background(.yellow)
                box(.blue, 40)
            }
            .fixedSize(horizontal: true, vertical: false)
        },
        LayoutRow("a divider is a hairline across", takes: "100x20.1", "red 40,0 20x10", "line 0,10 100x0.1", "blue 40,10.1 20x10") {
            VStack(spacing: 0) {
                box(.red, 20); Divider(); box(.blue, 20)
            }
        },
        LayoutRow("at its ideal width no wider than the views", offered: (nil, nil), takes: "20x10.1", "red 0,0 20x10", "line 0,10 20x0.1")
        {
            VStack(spacing: 0) {
                box(.red, 20); Divider()
            }
        },
        LayoutRow("a lazy one is as wide as its room", takes: "100x10", "red 0,0 20x10") {
            LazyVStack(alignment: .leading) { box(.red, 20) }
        },
        LayoutRow("a lazy row is as high as its room", takes: "20x50", "red 0,40 20x10") {
            LazyHStack(alignment: .bottom) { box(.red, 20) }
        },
        LayoutRow("a group's views are the stack's own", takes: "20x46", "red 0,0 20x10", "green 0,18 20x10", "blue 0,36 20x10") {
            VStack {
                Group {
                    box(.red, 20); box(.green, 20)
                }; box(.blue, 20)
            }
        },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }
}
