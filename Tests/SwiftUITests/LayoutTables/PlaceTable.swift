import SwiftUI
import Testing

/// Padding changes the room; an offset only the drawing; a position takes all the room.
@Suite @MainActor struct PlaceTable {
    nonisolated static let paddings = [
        LayoutRow("16 where nobody says more", takes: "100x50", "red 16,16 68x18") { Color.red.padding() },
        LayoutRow("on some edges", takes: "100x50", "red 5,0 95x47") { Color.red.padding(.leading, 5).padding(.bottom, 3) },
        LayoutRow("around a rigid view", takes: "30x20", "red 5,5 20x10") { box(.red, 20).padding(5) },
        LayoutRow("each edge its own", takes: "100x50", "red 2,1 94x46") {
            Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        LayoutRow("negative padding reaches out", takes: "100x50", "red -10,-10 120x70") { Color.red.padding(-10) },
        LayoutRow("and makes a rigid view's room smaller", takes: "10x10", "red -5,0 20x10") { box(.red, 20).padding(.horizontal, -5) },
        LayoutRow("more than the room leaves nothing", takes: "100x80") { Color.red.padding(40) },
        LayoutRow("with nothing offered it is added", offered: (nil, nil), takes: "20x20", "red 5,5 10x10") { Color.red.padding(5) },
    ]

    nonisolated static let places = [
        LayoutRow("an offset leaves the place where it is", takes: "25x10", "red 3,-4 20x10", "blue 20,0 5x10") {
            HStack(spacing: 0) {
                box(.red, 20).offset(x: 3, y: -4); box(.blue, 5)
            }
        },
        LayoutRow("a position is the middle of the view, and takes the room", takes: "100x50", "red 20,15 20x10") {
            box(.red, 20).position(x: 30, y: 20)
        },
        LayoutRow("in a row it takes what is left", takes: "100x50", "red 20,15 20x10", "blue 80,20 20x10") {
            HStack(spacing: 0) {
                box(.red, 20).position(x: 30, y: 20); box(.blue, 20)
            }
        },
        LayoutRow("with nothing offered it is as large as the view", offered: (nil, nil), takes: "20x10", "red 20,15 20x10") {
            box(.red, 20).position(x: 30, y: 20)
        },
        LayoutRow("a background added before a position goes with it", takes: "100x50", "blue 20,15 20x10", "red 20,15 20x10") {
            box(.red, 20).background(.blue).position(x: 30, y: 20)
        },
    ]

    @Test(arguments: paddings) func padding(_ row: LayoutRow) { row.check() }
    @Test(arguments: places) func offsetsAndPositions(_ row: LayoutRow) { row.check() }
}
