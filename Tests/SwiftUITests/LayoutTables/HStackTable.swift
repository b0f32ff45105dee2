import SwiftUI
import Testing

/// The documented rule of stacks: spacing is taken off, the least flexible view is asked first, each is offered an even part of what is
/// left. The overflowing rows are those of objc.io's "How an HStack lays out its children".
@Suite @MainActor struct HStackTable {
    nonisolated static let rows = [
        LayoutRow("two that fill share evenly", takes: "100x50", "red 0,0 50x50", "blue 50,0 50x50") {
            HStack(spacing: 0) {
                Color.red; Color.blue
            }
        },
        LayoutRow("eight points between them where nobody says more", takes: "100x50", "red 0,0 46x50", "blue 54,0 46x50") {
            HStack {
                Color.red; Color.blue
            }
        },
        LayoutRow("negative spacing overlaps", takes: "45x10", "red 0,0 20x10", "blue 15,0 30x10") {
            HStack(spacing: -5) {
                box(.red, 20); box(.blue, 30)
            }
        },
        LayoutRow("the rigid view is asked first", takes: "100x50", "red 0,0 70x50", "blue 70,20 30x10") {
            HStack(spacing: 0) {
                Color.red; box(.blue, 30)
            }
        },
        LayoutRow("then the less flexible", takes: "100x50", "red 0,0 20x50", "blue 20,0 80x50") {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 20); Color.blue
            }
        },
        LayoutRow(
            "a least width found too late overflows", offered: (150, 50), takes: "175x50", "red 0,0 75x50", "blue 75,0 100x50"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100); Color.blue.frame(minWidth: 100)
            }
        },
        LayoutRow("of endless ones that with the larger least is asked first", takes: "100x50", "red 0,0 40x50", "blue 40,0 60x50") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10); Color.blue.frame(minWidth: 60)
            }
        },
        LayoutRow("rigid views overflow", takes: "160x10", "red 0,0 80x10", "blue 80,0 80x10") {
            HStack(spacing: 0) {
                box(.red, 80); box(.blue, 80)
            }
        },
        LayoutRow("a frame without end takes what is left", takes: "100x10", "red 35,0 20x10", "blue 90,0 10x10") {
            HStack(spacing: 0) {
                box(.red, 20).frame(maxWidth: .infinity); box(.blue, 10)
            }
        },
        LayoutRow("two such frames are equally wide", takes: "100x10", "red 15,0 20x10", "blue 70,0 10x10") {
            HStack(spacing: 0) {
                box(.red, 20).frame(maxWidth: .infinity); box(.blue, 10).frame(maxWidth: .infinity)
            }
        },
        LayoutRow("a square keeps its sides", takes: "100x50", "red 0,0 50x50", "blue 50,0 50x50") {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit); Color.blue
            }
        },
        LayoutRow("text beside a fixed picture wraps", offered: (80, 100), takes: "69x23.9", "red 0,0 20x20", "blue 24,0 45x23.9") {
            HStack(alignment: .top, spacing: 4) {
                box(.red, 20, 20); note("aaaa aaaa aaaa aaaa", .blue)
            }
        },
        LayoutRow("along the top", takes: "50x30", "red 0,0 20x10", "blue 20,0 30x30") {
            HStack(alignment: .top, spacing: 0) {
                box(.red, 20); box(.blue, 30, 30)
            }
        },
        LayoutRow("along the bottom", takes: "50x30", "red 0,20 20x10", "blue 20,0 30x30") {
            HStack(alignment: .bottom, spacing: 0) {
                box(.red, 20); box(.blue, 30, 30)
            }
        },
        LayoutRow("no views, no size", takes: "0x0") { HStack {} },
    ]

    nonisolated static let ideals = [
        LayoutRow(
            "what fills is 10 wide, and as high as the highest", offered: (nil, nil), takes: "40x20", "red 0,0 10x20", "blue 10,0 30x20"
        ) {
            HStack(spacing: 0) {
                Color.red; box(.blue, 30, 20)
            }
        },
        LayoutRow("so columns of one row are equally high", takes: "20x30", "red 0,0 10x30", "blue 10,0 10x30") {
            HStack(spacing: 0) {
                Color.red.frame(width: 10); box(.blue, 10, 30)
            }.fixedSize(horizontal: false, vertical: true)
        },
        LayoutRow(
            "and a divider no longer than the views beside it", takes: "30.1x20", "red 0,0 10x20", "line 10,0 0.1x20", "blue 10.1,0 20x20"
        ) {
            HStack(spacing: 0) {
                box(.red, 10, 20); Divider(); box(.blue, 20, 20)
            }.fixedSize()
        },
    ]

    nonisolated static let priorities = [
        LayoutRow("the higher is asked first", takes: "100x50", "red 0,0 40x50", "blue 40,0 60x50") {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 60); Color.blue.frame(maxWidth: 60).layoutPriority(1)
            }
        },
        LayoutRow("but leaves the others their least", takes: "100x50", "red 0,0 30x50", "blue 30,0 70x50") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30); Color.blue.layoutPriority(1)
            }
        },
        LayoutRow("a lower than usual comes last", takes: "100x50", "red 0,0 10x50", "blue 10,0 90x50") {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1); Color.blue.frame(maxWidth: 90)
            }
        },
        LayoutRow("three ranks", takes: "100x50", "red 0,0 20x50", "green 20,0 30x50", "blue 50,0 50x50") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).layoutPriority(-1)
                Color.green.frame(maxWidth: 30)
                Color.blue.frame(maxWidth: 50).layoutPriority(1)
            }
        },
        LayoutRow("it reaches through padding", takes: "100x50", "blue 5,0 90x50") {
            HStack(spacing: 0) {
                Color.red; Color.blue.layoutPriority(1).padding(.horizontal, 5)
            }
        },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }
    @Test(arguments: ideals) func idealSizes(_ row: LayoutRow) { row.check() }
    @Test(arguments: priorities) func layoutPriorities(_ row: LayoutRow) { row.check() }
}
