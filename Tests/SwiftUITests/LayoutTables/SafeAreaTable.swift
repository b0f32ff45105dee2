import SwiftUI
import Testing

/// A bar along an edge takes its room from the view; what ignores the safe area, and a style in the background, reaches under bars that it
/// touches. The first rows were measured on Apple's platforms.
@Suite @MainActor struct SafeAreaTable {
    nonisolated static let rows = [
        LayoutRow("a bar at the bottom, 8 away", takes: "100x50", "red 0,0 100x32", "blue 35,40 30x10") {
            Color.red.safeAreaInset(edge: .bottom) { box(.blue, 30) }
        },
        LayoutRow("or as far as it is told", takes: "100x50", "red 0,12 100x38", "blue 35,0 30x10") {
            Color.red.safeAreaInset(edge: .top, spacing: 2) { box(.blue, 30) }
        },
        LayoutRow("at the leading edge, along its top", takes: "100x50", "red 10,0 90x50", "blue 0,0 8x10") {
            Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 2) { box(.blue, 8) }
        },
        LayoutRow("a rigid view and its bar", takes: "30x20", "red 5,0 20x10", "blue 0,10 30x10") {
            box(.red, 20).safeAreaInset(edge: .bottom, spacing: 0) { box(.blue, 30) }
        },
        LayoutRow("what ignores the safe area reaches under the bar", takes: "100x50", "red 0,0 100x50", "blue 35,40 30x10") {
            Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { box(.blue, 30) }
        },
        LayoutRow("not at an edge that it does not name", takes: "100x50", "red 0,0 100x40", "blue 35,40 30x10") {
            Color.red.ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) { box(.blue, 30) }
        },
        LayoutRow("nor where it does not touch the bar", takes: "100x50", "red 5,5 90x30", "blue 35,40 30x10") {
            Color.red.ignoresSafeArea().padding(5).safeAreaInset(edge: .bottom, spacing: 0) { box(.blue, 30) }
        },
        LayoutRow("a style in the background does so by itself", takes: "100x50", "red 0,0 100x50", "blue 35,0 30x10") {
            Color.clear.background(.red).safeAreaInset(edge: .top, spacing: 0) { box(.blue, 30) }
        },
        LayoutRow("unless it is told not to", takes: "100x50", "red 0,10 100x40", "blue 35,0 30x10") {
            Color.clear.background(.red, ignoresSafeAreaEdges: []).safeAreaInset(edge: .top, spacing: 0) { box(.blue, 30) }
        },
        LayoutRow("two bars", takes: "100x50", "red 0,10 100x35", "blue 35,0 30x10", "green 35,45 30x5") {
            Color.red.safeAreaInset(edge: .top, spacing: 0) { box(.blue, 30) }.safeAreaInset(edge: .bottom, spacing: 0) {
                box(.green, 30, 5)
            }
        },
        LayoutRow("padding that counts as taken", takes: "100x50", "red 0,0 100x50", "blue 0,10 100x40") {
            Color.blue.background(.red).safeAreaPadding(.top, 10)
        },
        LayoutRow("a widget has no safe area of its own", takes: "100x50", "red 0,0 100x50") { Color.red.ignoresSafeArea() },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }

    @Test func aReaderIsToldHowFarBarsReach() {
        var insets: [EdgeInsets] = []
        let view = GeometryReader { room in
            let _ = insets.append(room.safeAreaInsets)
            Color.red
        }
        _ = Stage().draw(view.safeAreaInset(edge: .leading, spacing: 2) { Color.blue.frame(width: 8) }.safeAreaPadding(.bottom, 5))
        #expect(insets == [EdgeInsets(top: 0, leading: 10, bottom: 5, trailing: 0)])
    }
}
