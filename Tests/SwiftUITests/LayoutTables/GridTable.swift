import SwiftUI
import Testing

/// A column is as wide as its widest cell; what fills shares what is left. The rows on room that is shared were measured on Apple's
/// platforms: a view outside of all rows that takes more than the columns need widens each of them alike.
@Suite @MainActor struct GridTable {
    nonisolated static let rows = [
        LayoutRow(
            "columns and rows fit their largest cells", takes: "78x28", "red 10,0 20x10", "blue 48,0 30x10", "green 0,18 40x10",
            "orange 58,18 10x10"
        ) {
            Grid {
                GridRow {
                    box(.red, 20); box(.blue, 30)
                }
                GridRow {
                    box(.green, 40); box(.orange, 10)
                }
            }
        },
        LayoutRow("the grid's own spacing and alignment", takes: "72x34", "red 0,0 20x10", "blue 42,0 30x20", "green 0,24 40x10") {
            Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 4) {
                GridRow {
                    box(.red, 20); box(.blue, 30, 20)
                }
                GridRow { box(.green, 40) }
            }
        },
        LayoutRow("rows of text keep the distances of text", takes: "5x48.1", "red 0,0 5x12", "green 0,18.1 5x10", "blue 0,36.1 5x12") {
            Grid {
                GridRow { note("a", .red) }
                GridRow { box(.green, 5) }
                GridRow { note("a", .blue).frame(height: 12) }
            }
        },
        LayoutRow(
            "a view outside of all rows widens each column alike", offered: (320, 100), takes: "320x22", "red 34.5,0 9x10",
            "blue 120.5,0 60x10", "green 257.5,0 28x10", "orange 0,18 320x4"
        ) {
            Grid {
                GridRow {
                    box(.red, 9); box(.blue, 60); box(.green, 28)
                }
                Color.orange.frame(height: 4)
            }
        },
        LayoutRow("unless it asks for nothing", offered: (320, 100), takes: "48x22", "red 0,0 20x10", "blue 28,0 20x10", "orange 0,18 48x4")
        {
            Grid {
                GridRow {
                    box(.red, 20); box(.blue, 20)
                }
                Color.orange.frame(height: 4).gridCellUnsizedAxes(.horizontal)
            }
        },
        LayoutRow(
            "columns that fill are equally wide", offered: (280, 20), takes: "280x20", "red 0,0 88x20", "blue 96,0 88x20",
            "green 192,0 88x20"
        ) {
            Grid {
                GridRow {
                    Color.red; Color.blue; Color.green
                }
            }
        },
        LayoutRow(
            "beside a rigid one they share the rest", offered: (100, 10), takes: "100x10", "red 0,0 20x10", "blue 20,0 40x10",
            "green 60,0 40x10"
        ) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    box(.red, 20); Color.blue; Color.green
                }
            }
        },
        LayoutRow("rows that fill share, too", offered: (10, 100), takes: "10x100", "red 0,0 10x20", "blue 0,20 10x40", "green 0,60 10x40")
        {
            Grid(verticalSpacing: 0) {
                GridRow { box(.red, 10, 20) }; GridRow { Color.blue }; GridRow { Color.green }
            }
        },
        LayoutRow(
            "a cell over two columns has both and the gap", offered: (100, nil), takes: "44x20", "red 0,0 20x10", "blue 24,0 20x10",
            "green 0,10 44x10"
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 0) {
                GridRow {
                    box(.red, 20); box(.blue, 20)
                }
                GridRow { Color.green.frame(maxWidth: 44, maxHeight: 10).gridCellColumns(2) }
            }
        },
        LayoutRow("one that needs more widens them alike", takes: "50x20", "red 5,0 20x10", "blue 35,0 10x10", "green 0,10 50x10") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.red, 20); box(.blue, 10)
                }
                GridRow { box(.green, 50).gridCellColumns(2) }
            }
        },
        LayoutRow("a row may align its own cells", takes: "50x20", "red 0,10 20x10", "blue 20,0 30x20") {
            Grid(horizontalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    box(.red, 20); box(.blue, 30, 20)
                }
            }
        },
        LayoutRow("a cell may align its column", takes: "40x20", "red 20,0 20x10", "blue 0,10 40x10") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box(.red, 20).gridColumnAlignment(.trailing) }
                GridRow { box(.blue, 40) }
            }
        },
        LayoutRow(
            "a cell over several columns keeps the grid's alignment", takes: "60x20", "red 20,0 20x10", "blue 40,0 20x10",
            "green 20,10 20x10"
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.red, 20).gridColumnAlignment(.trailing).frame(width: 40, alignment: .trailing); box(.blue, 20)
                }
                GridRow { box(.green, 20).gridCellColumns(2) }
            }
        },
        LayoutRow("an anchor goes before all", takes: "40x30", "red 20,10 20x10", "green 0,20 40x10") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.red, 20).gridCellAnchor(.bottomTrailing); box(.blue, 0, 20)
                }
                GridRow { box(.green, 40) }
            }
        },
        LayoutRow("a modifier of a row is one of its cells", takes: "60x20", "red 5,5 20x10", "blue 35,5 20x10") {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    box(.red, 20); box(.blue, 20)
                }.padding(5)
            }
        },
        LayoutRow("an empty cell holds its column", takes: "58x28", "blue 38,0 20x10", "green 0,18 30x10", "orange 38,18 20x10") {
            Grid {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); box(.blue, 20)
                }
                GridRow {
                    box(.green, 30); box(.orange, 20)
                }
            }
        },
        LayoutRow("as a layout", takes: "48x10", "red 0,0 20x10", "blue 28,0 20x10") {
            AnyLayout(GridLayout()) {
                GridRow {
                    box(.red, 20); box(.blue, 20)
                }
            }
        },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }
}
