import SwiftUI

extension Chapter {
    static var grids: Chapter {
        Chapter(
            "Grids",
            "A grid's columns are as wide as their widest cell; a lazy grid's are known before its views are.",
            [
                Example("grid", "Columns and rows fit their largest cells; a cell may take several columns.", height: 70) {
                    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
                        GridRow {
                            box(.red, 20)
                            box(.blue, 40)
                        }
                        GridRow {
                            box(.green, 30)
                            box(.orange, 10)
                        }
                        GridRow { Color.purple.frame(height: 12).gridCellUnsizedAxes(.horizontal).gridCellColumns(2) }
                    }
                },
                Example("grid-fill", "A view outside of all rows that fills widens each column alike.") {
                    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                        GridRow {
                            box(.red, 10).frame(maxWidth: .infinity).background(.yellow)
                            box(.blue, 30).frame(maxWidth: .infinity).background(.yellow)
                            box(.green, 20).frame(maxWidth: .infinity).background(.yellow)
                        }
                        Color.orange.frame(height: 8)
                    }
                },
                Example("grid-unsized", "Unless it asks for nothing.") {
                    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                        GridRow {
                            box(.red, 10)
                            box(.blue, 30)
                        }
                        Color.orange.frame(height: 8).gridCellUnsizedAxes(.horizontal)
                    }
                },
                Example("adaptive", "As many columns of 30 points as fit, all equally wide.") {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 4)], spacing: 4) {
                        ForEach(0..<5) { _ in Color.red.frame(height: 20) }
                    }
                },
                Example("columns", "A fixed column, a free one, and one that is no wider than 20.") {
                    let columns = [
                        GridItem(.fixed(30), spacing: 4), GridItem(.flexible(), spacing: 4), GridItem(.flexible(maximum: 20)),
                    ]
                    LazyVGrid(columns: columns) {
                        box(.red, 30)
                        Color.blue.frame(height: 20)
                        Color.green.frame(height: 20)
                    }
                },
                Example("lazy-rows", "Rows that are filled downwards.") {
                    LazyHGrid(rows: [GridItem(.fixed(20), spacing: 4), GridItem(.fixed(20))], spacing: 4) {
                        ForEach(0..<5) { index in Color.red.frame(width: 10 + 4 * CGFloat(index)) }
                    }
                },
            ])
    }

    static var beyond: Chapter {
        Chapter(
            "Made of where others lie",
            "Readers, preferences, safe areas and layouts of the author's own.",
            [
                Example("reader", "A reader knows its room, and its views lie in its corner.") {
                    GeometryReader { room in
                        box(.red, room.size.width / 2, room.size.height / 3)
                    }
                },
                Example("anchor", "A line under the view that told its bounds.") {
                    HStack {
                        box(.red, 20)
                        box(.yellow, 40).anchorPreference(key: Chosen.self, value: .bounds) { $0 }
                        box(.red, 20)
                    }
                    .overlayPreferenceValue(Chosen.self) { chosen in
                        GeometryReader { room in
                            if let rect = chosen.map({ room[$0] }) {
                                box(.blue, rect.width, 4).offset(x: rect.minX, y: rect.maxY + 2)
                            }
                        }
                    }
                },
                Example("safe-area", "A bar takes its room from the view; the background reaches under it.") {
                    Color.red.padding(4).background(.yellow).safeAreaInset(edge: .bottom, spacing: 0) { box(.blue, 60, 14) }
                },
                Example("layout", "A layout of the author's own: each view below and beside the one before.") {
                    Stairs {
                        box(.red, 30)
                        box(.blue, 30)
                        box(.green, 30)
                    }
                },
                Example("container", "A shape that follows its container's corners.") {
                    Color.yellow.overlay(ContainerRelativeShape().fill(.red).padding(6))
                        .containerShape(RoundedRectangle(cornerRadius: 20))
                        .clipShape(RoundedRectangle(cornerRadius: 20))
                },
                Example("parts", "Two of three parts of the picture's width.", width: 120, height: 40) {
                    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 0)
                },
            ])
    }
}

private struct Chosen: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}
