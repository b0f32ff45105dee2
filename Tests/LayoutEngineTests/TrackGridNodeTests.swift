import Foundation
import LayoutEngine
import Testing

@Suite struct TrackGridNodeTests {
    private static func grid(
        _ lengths: TrackGridNode.Track.Length..., axis: LayoutAxis = .horizontal, gap: CGFloat = 0, alignment: AlignmentPair = .topLeading,
        key: AlignmentKey = Guide.center, of children: [LayoutNode]
    ) -> LayoutNode {
        let tracks = lengths.map { TrackGridNode.Track(length: $0, spacing: gap, alignment: alignment) }
        return TrackGridNode(axis: axis, tracks: tracks, alignment: key, spacing: gap, children: children)
    }

    private static func boxes(_ count: Int) -> [LayoutNode] { (0..<count).map { _ in Leaf.wide(0...1_000, ideal: 10) } }

    @Test(arguments: [
        LayoutCase(
            "two even columns", grid(.flexible(0...1_000), .flexible(0...1_000), of: boxes(3)), ["0,0 50x10", "50,0 50x10", "0,10 50x10"],
            size: "100x20"),
        LayoutCase(
            "distances between columns and rows", grid(.flexible(0...1_000), .flexible(0...1_000), gap: 4, of: boxes(3)),
            ["0,0 48x10", "52,0 48x10", "0,14 48x10"], size: "100x24"),
        LayoutCase("a fixed one keeps its width", grid(.fixed(30), .flexible(0...1_000), of: boxes(2)), ["0,0 30x10", "30,0 70x10"]),
        LayoutCase("bounds", grid(.flexible(0...20), .flexible(0...1_000), of: boxes(2)), ["0,0 20x10", "20,0 80x10"]),
        LayoutCase(
            "as many as fit", grid(.adaptive(30...1_000), of: boxes(4)), in: (99, 50),
            ["0,0 33x10", "33,0 33x10", "66,0 33x10", "0,10 33x10"],
            size: "99x20"),
        LayoutCase("as many as fit, no wider than said", grid(.adaptive(30...30), gap: 5, of: boxes(2)), ["0,0 30x10", "35,0 30x10"]),
        LayoutCase("one at least", grid(.adaptive(300...300), of: boxes(2)), ["0,0 300x10", "0,10 300x10"], size: "300x20"),
        LayoutCase(
            "narrow columns stand in the middle", grid(.fixed(20), .fixed(20), of: boxes(2)), ["30,0 20x10", "50,0 20x10"], size: "100x10"),
        LayoutCase("or at the leading edge", grid(.fixed(20), key: Guide.leading, of: boxes(1)), ["0,0 20x10"], size: "100x10"),
        LayoutCase(
            "a row is as high as its highest",
            grid(.fixed(20), .fixed(20), key: Guide.leading, of: [Leaf.box(20, 10), Leaf.box(20, 30), Leaf.box(5, 5)]),
            ["0,0 20x10", "20,0 20x30", "0,30 5x5"], size: "100x35"),
        LayoutCase(
            "cells are aligned in their tracks",
            grid(.fixed(20), .fixed(20), alignment: .bottomTrailing, key: Guide.leading, of: [Leaf.box(10, 10), Leaf.box(20, 30)]),
            ["10,20 10x10", "20,0 20x30"]),
        LayoutCase(
            "rows that are filled downwards",
            grid(.fixed(10), .fixed(10), axis: .vertical, gap: 2, key: Guide.top, of: (0..<3).map { _ in Leaf.box(20, 10) }),
            ["0,0 20x10", "0,12 20x10", "22,0 20x10"], size: "42x50"),
        LayoutCase("no children", grid(.fixed(20), of: []), size: "0x0"),
        LayoutCase("no tracks", grid(of: boxes(2)), size: "0x0"),
        LayoutCase(
            "with none proposed each its least", grid(.flexible(15...1_000), of: boxes(1)), in: (nil, nil), ["0,0 15x10"], size: "15x10"),
        LayoutCase(
            "endless room is no room to share", grid(.flexible(15...1_000), of: boxes(1)), in: (.infinity, 10), ["0,0 15x10"], size: "15x10"
        ),
    ])
    func tracks(_ given: LayoutCase) { given.check() }

    @Test func rightToLeftBeginsAtTheRight() {
        #expect(Self.grid(.fixed(40), .fixed(60), of: Self.boxes(2)).turned().frames(100, 50) == ["60,0 40x10", "0,0 60x10"])
    }
}
