import SwiftUI
import Testing

extension VerticalAlignment {
    fileprivate enum Line: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
    }
    fileprivate static let line = VerticalAlignment(Line.self)
}

extension HorizontalAlignment {
    fileprivate enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }
    fileprivate static let third = HorizontalAlignment(Third.self)
}

/// Guides: a stack is as deep as its views are together once their guides lie on one line; a guide that views within a stack say is the
/// stack's too, the average of several, the first or the last for baselines. The first row was measured on Apple's platforms.
@Suite @MainActor struct AlignmentTable {
    nonisolated static let rows = [
        LayoutRow("views beside a line", offered: (300, 200), takes: "150x68", "red 0,0 100x20", "blue 100,24 50x20", "green 85,48 30x20") {
            VStack(alignment: .leading, spacing: 4) {
                box(.red, 100, 20).alignmentGuide(.leading) { $0[.trailing] }
                box(.blue, 50, 20)
                box(.green, 30, 20).alignmentGuide(.leading) { $0.width / 2 }
            }
        },
        LayoutRow("a guide for another line changes nothing", takes: "50x30", "red 0,0 20x10", "blue 20,0 30x30") {
            HStack(alignment: .top, spacing: 0) {
                box(.red, 20).alignmentGuide(.bottom) { _ in 5 }; box(.blue, 30, 30)
            }
        },
        LayoutRow("a line of the author's own", offered: (nil, nil), takes: "30x20", "red 0,0 30x10", "blue 9,10 3x10") {
            VStack(alignment: .third, spacing: 0) {
                box(.red, 30); box(.blue, 3)
            }
        },
        LayoutRow("through a stack within", offered: (nil, nil), takes: "20x30", "red 0,0 10x20", "orange 0,20 10x10", "blue 10,20 10x10") {
            HStack(alignment: .line, spacing: 0) {
                VStack(spacing: 0) {
                    box(.red, 10, 20).alignmentGuide(.line) { $0[.bottom] }; box(.orange, 10)
                }
                box(.blue, 10)
            }
        },
        LayoutRow("through padding and a frame", offered: (nil, nil), takes: "30x30", "red 5,5 10x10", "blue 20,15 10x10") {
            HStack(alignment: .line, spacing: 0) {
                box(.red, 10).alignmentGuide(.line) { $0[.bottom] }.padding(5).frame(width: 20, height: 30, alignment: .top)
                box(.blue, 10)
            }
        },
        LayoutRow(
            "the average of two", offered: (nil, nil), takes: "20x20", "red 0,0 10x10", "orange 0,10 10x10", "blue 10,10 10x10"
        ) {
            HStack(alignment: .line, spacing: 0) {
                VStack(spacing: 0) {
                    box(.red, 10).alignmentGuide(.line) { $0[.top] + 5 }
                    box(.orange, 10).alignmentGuide(.line) { $0[.top] + 5 }
                }
                box(.blue, 10)
            }
        },
        LayoutRow("what is no text stands on the baseline", offered: (nil, nil), takes: "15x14.9", "red 0,2.9 5x12", "blue 5,0 10x12.5") {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                note("a", .red); box(.blue, 10, 12.5)
            }
        },
        LayoutRow("the first line of a column", offered: (nil, nil), takes: "10x24", "red 0,0 5x12", "orange 0,12 5x12", "blue 5,0 5x12") {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    note("a", .red); note("a", .orange)
                }
                note("b", .blue)
            }
        },
        LayoutRow("the last line of a column", offered: (nil, nil), takes: "10x24", "red 0,0 5x12", "orange 0,12 5x12", "blue 5,12 5x12") {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    note("a", .red); note("a", .orange)
                }
                note("b", .blue)
            }
        },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }
}
