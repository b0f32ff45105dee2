import SwiftUI
import Testing

/// Fixed columns are taken off, the others share what is left in turn, each within its bounds; what one leaves is not shared again. The
/// numbers of the second, third and sixth row were measured on Apple's platforms, those of the fifth are objc.io's ("SwiftUI's Grid Views").
@Suite @MainActor struct LazyGridTable {
    nonisolated private static let fill = GridItem(.flexible(), spacing: 0)

    @MainActor private static func cells(_ colors: Color..., height: CGFloat = 10) -> some View {
        ForEach(colors.indices, id: \.self) { colors[$0].frame(height: height) }
    }

    nonisolated static let columns = [
        LayoutRow("two even columns", takes: "100x28", "red 0,0 46x10", "blue 54,0 46x10", "green 0,18 46x10") {
            LazyVGrid(columns: [GridItem(), GridItem()]) { cells(.red, .blue, .green) }
        },
        LayoutRow("fixed, free and bounded", offered: (280, 50), takes: "280x10", "red 11,0 60x10", "blue 79,0 102x10", "green 189,0 80x10")
        {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]) {
                cells(.red, .blue, .green)
            }
        },
        LayoutRow(
            "as many as fit", offered: (240, 50), takes: "240x28", "red 0,0 52.5x10", "blue 62.5,0 52.5x10", "green 125,0 52.5x10",
            "orange 187.5,0 52.5x10", "purple 0,18 52.5x10"
        ) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) { cells(.red, .blue, .green, .orange, .purple) } },
        LayoutRow("no fewer for want of views", offered: (240, 50), takes: "240x10", "red 0,0 52.5x10") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) { cells(.red) }
        },
        LayoutRow(
            "a fixed one before as many as fit", offered: (200, 50), takes: "200x10", "red 0,0 70x10", "blue 78,0 57x10",
            "green 143,0 57x10"
        ) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { cells(.red, .blue, .green) }
        },
        LayoutRow("no wider than they may be, in the middle", offered: (90, 50), takes: "90x10", "red 12.5,0 30x10", "blue 47.5,0 30x10") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30, maximum: 30), spacing: 5)]) { cells(.red, .blue) }
        },
        LayoutRow("one at least, however wide", takes: "300x10", "red 0,0 300x10") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))]) { cells(.red) }
        },
        LayoutRow("at the leading edge", takes: "100x10", "red 0,0 20x10") {
            LazyVGrid(columns: [GridItem(.fixed(20))], alignment: .leading) { cells(.red) }
        },
        LayoutRow("views in their columns", takes: "100x20", "red 40,10 10x10", "blue 50,0 20x20") {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0, alignment: .bottomTrailing), GridItem(.fixed(20), spacing: 0)]) {
                box(.red, 10); box(.blue, 20, 20)
            }
        },
        LayoutRow(
            "a column of months: seven days a week", offered: (70, 50), takes: "70x20", "red 0,0 10x10", "blue 60,0 10x10",
            "green 0,10 10x10"
        ) {
            LazyVGrid(columns: Array(repeating: fill, count: 7), spacing: 0) {
                Color.red.frame(height: 10)
                ForEach(0..<5) { _ in Color.clear.frame(height: 10) }
                Color.blue.frame(height: 10)
                Color.green.frame(height: 10)
            }
        },
    ]

    nonisolated static let rows = [
        LayoutRow(
            "rows are filled downwards", offered: (100, 70), takes: "132x70", "red 0,1 40x30", "blue 0,39 40x30", "green 46,1 40x30",
            "orange 46,39 40x30", "purple 92,1 40x30"
        ) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                ForEach([Color.red, .blue, .green, .orange, .purple].indices, id: \.self) { index in
                    [Color.red, .blue, .green, .orange, .purple][index].frame(width: 40)
                }
            }
        },
        LayoutRow("free rows share the height", takes: "30x50", "red 0,0 10x21", "blue 0,29 10x21", "green 20,0 10x21") {
            LazyHGrid(rows: [GridItem(), GridItem()], spacing: 10) {
                Color.red.frame(width: 10)
                Color.blue.frame(width: 10)
                Color.green.frame(width: 10)
            }
        },
    ]

    @Test(arguments: columns) func vertical(_ row: LayoutRow) { row.check() }
    @Test(arguments: rows) func horizontal(_ row: LayoutRow) { row.check() }
}
