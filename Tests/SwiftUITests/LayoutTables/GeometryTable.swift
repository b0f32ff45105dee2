import SwiftUI
import Testing

private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Longest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
    fileprivate func bounds() -> some View { anchorPreference(key: Bounds.self, value: .bounds) { [$0] } }
}

/// Views that are made of where others lie: readers, preferences and anchors, parts of the widget's room.
@Suite @MainActor struct GeometryTable {
    nonisolated static let readers = [
        LayoutRow("a reader takes all of the room", takes: "100x50", "red 0,0 50x12.5") {
            GeometryReader { room in box(.red, room.size.width / 2, room.size.height / 4) }
        },
        LayoutRow("what is in it lies in its corner, above each other", takes: "100x50", "red 0,0 10x10", "blue 0,0 20x5") {
            GeometryReader { _ in
                box(.red, 10); box(.blue, 20, 5)
            }
        },
        LayoutRow("in a row it takes what is left", takes: "100x50", "blue 0,0 60x50", "red 60,0 40x50") {
            HStack(spacing: 0) {
                Color.blue.frame(width: 60); GeometryReader { room in box(.red, room.size.width, room.size.height) }
            }
        },
        LayoutRow("with nothing offered it is 10 by 10", offered: (nil, nil), takes: "10x10", "red 0,0 10x10") {
            GeometryReader { _ in Color.red }
        },
        LayoutRow("where it lies in a named space", takes: "100x50", "blue 25,5 20x2") {
            GeometryReader { room in
                box(.blue, room.frame(in: .named("card")).minX, 2)
            }
            .padding(.leading, 15).padding(5).coordinateSpace(name: "card").padding(.leading, 5)
        },
    ]

    nonisolated static let preferences = [
        LayoutRow("the largest of what views tell", takes: "60x20", "red 0,0 20x10", "green 0,10 60x10", "blue 0,18 60x2") {
            VStack(alignment: .leading, spacing: 0) {
                box(.red, 20).preference(key: Longest.self, value: 20)
                box(.green, 60).preference(key: Longest.self, value: 60)
            }
            .overlayPreferenceValue(Longest.self, alignment: .bottom) { box(.blue, $0, 2) }
        },
        LayoutRow("a frame around what was told", takes: "50x10", "blue 20,8 30x2", "red 0,0 20x10", "green 20,0 30x10") {
            HStack(spacing: 0) {
                box(.red, 20); box(.green, 30).bounds()
            }
            .backgroundPreferenceValue(Bounds.self) { anchors in
                GeometryReader { room in
                    ForEach(anchors.indices, id: \.self) { index in
                        let rect = room[anchors[index]]
                        box(.blue, rect.width, 2).offset(x: rect.minX, y: rect.maxY - 2)
                    }
                }
            }
        },
        LayoutRow("what is told outside goes before what is told within", takes: "20x10", "red 0,0 20x10", "blue 7.5,4 5x2") {
            box(.red, 20).preference(key: Longest.self, value: 20).preference(key: Longest.self, value: 5)
                .overlayPreferenceValue(Longest.self) { box(.blue, $0, 2) }
        },
        LayoutRow("or is changed", takes: "20x10", "red 0,0 20x10", "blue 5,4 10x2") {
            box(.red, 20).preference(key: Longest.self, value: 20).transformPreference(Longest.self) { $0 /= 2 }
                .overlayPreferenceValue(Longest.self) { box(.blue, $0, 2) }
        },
        LayoutRow("where nobody tells it is the default", takes: "20x10", "red 0,0 20x10") {
            box(.red, 20).overlayPreferenceValue(Longest.self) { box(.blue, $0, 2) }
        },
        LayoutRow("a hidden view tells, too", takes: "20x10", "blue 0,4 20x2") {
            box(.red, 20).preference(key: Longest.self, value: 20).hidden().overlayPreferenceValue(Longest.self) { box(.blue, $0, 2) }
        },
    ]

    nonisolated static let containers = [
        LayoutRow("as wide as the widget", takes: "100x10", "red 0,0 100x10") {
            Color.red.frame(height: 10).containerRelativeFrame(.horizontal)
        },
        LayoutRow("two of four parts", takes: "48x50", "red 0,0 48x50") {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
        },
        LayoutRow("what is computed", takes: "25x50", "red 0,0 25x50") {
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
        },
        LayoutRow("whatever room there is", takes: "10x50", "red -45,0 100x50") {
            Color.red.containerRelativeFrame([.horizontal, .vertical]).frame(width: 10)
        },
        LayoutRow("redaction keeps the room of text", offered: (50, 50), takes: "45x23.9", "red 0,0 45x23.9") {
            note("aaaa aaaa aaaa aaaa", .red).foregroundStyle(.clear).redacted(reason: .placeholder)
        },
    ]

    @Test(arguments: readers) func geometryReaders(_ row: LayoutRow) { row.check() }
    @Test(arguments: preferences) func preferenceValues(_ row: LayoutRow) { row.check() }
    @Test(arguments: containers) func containersAndRedaction(_ row: LayoutRow) { row.check() }

    @Test func anEffectMayDependOnThePlace() {
        let view = HStack(spacing: 0) {
            Color.red
            Color.blue.visualEffect { view, room in view.offset(y: room.frame(in: .global).minX / 5).opacity(0.5) }
        }
        #expect(
            Stage(100, 50).draw(view) == "fill rect 0,0 50x50 #FF3B30\npush opacity 0.5\n  push move 0,10\n    fill rect 50,0 50x50 #007AFF"
        )
    }
}
