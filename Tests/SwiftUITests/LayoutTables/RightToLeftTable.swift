import SwiftUI
import Testing

/// From right to left, all that is counted from the leading edge is counted from the right: rows, edges, alignments, offsets, positions.
/// Points of gradients and anchors, and a reader's coordinates, are not. Measured on Apple's platforms, row by row.
@Suite @MainActor struct RightToLeftTable {
    @MainActor private static func turned<V: View>(@ViewBuilder _ view: () -> V) -> some View {
        view().environment(\.layoutDirection, .rightToLeft)
    }

    nonisolated static let rows = [
        LayoutRow("a row begins at the right", takes: "54x30", "red 34,10 20x10", "blue 0,0 30x30") {
            turned {
                HStack(spacing: 4) {
                    box(.red, 20); box(.blue, 30, 30)
                }
            }
        },
        LayoutRow("a spacer still takes what is left", takes: "100x10", "red 80,0 20x10", "blue 0,0 30x10") {
            turned {
                HStack {
                    box(.red, 20); Spacer(); box(.blue, 30)
                }
            }
        },
        LayoutRow("leading is right in a column", takes: "30x20", "red 10,0 20x10", "blue 0,10 30x10") {
            turned {
                VStack(alignment: .leading, spacing: 0) {
                    box(.red, 20); box(.blue, 30)
                }
            }
        },
        LayoutRow("in a frame", takes: "100x10", "red 80,0 20x10") {
            turned { box(.red, 20).frame(maxWidth: .infinity, alignment: .leading) }
        },
        LayoutRow("in depth", takes: "40x30", "red 0,0 40x10", "blue 20,0 20x30") {
            turned {
                ZStack(alignment: .topLeading) {
                    box(.red, 40); box(.blue, 20, 30)
                }
            }
        },
        LayoutRow("for padding", takes: "100x50", "red 0,0 70x50") { turned { Color.red.padding(.leading, 30) } },
        LayoutRow("for an overlay", takes: "20x10", "red 0,0 20x10", "blue 14,0 6x6") {
            turned { box(.red, 20).overlay(alignment: .topLeading) { box(.blue, 6, 6) } }
        },
        LayoutRow("for a guide", takes: "30x20", "red 0,0 20x10", "blue 10,10 20x10") {
            turned {
                VStack(alignment: .leading, spacing: 0) {
                    box(.red, 20).alignmentGuide(.leading) { _ in -10 }; box(.blue, 20)
                }
            }
        },
        LayoutRow("for an offset", takes: "20x10", "red -5,3 20x10") { turned { box(.red, 20).offset(x: 5, y: 3) } },
        LayoutRow("for a position", takes: "100x50", "red 60,15 20x10") { turned { box(.red, 20).position(x: 30, y: 20) } },
        LayoutRow("for a grid's columns", takes: "50x20", "red 30,0 20x10", "blue 0,0 30x10", "green 0,10 50x10") {
            turned {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box(.red, 20); box(.blue, 30)
                    }
                    GridRow { box(.green, 50).gridCellColumns(2) }
                }
            }
        },
        LayoutRow("for a lazy grid's", takes: "100x10", "red 60,0 40x10", "blue 0,0 60x10") {
            turned {
                LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(60), spacing: 0)]) {
                    Color.red.frame(height: 10)
                    Color.blue.frame(height: 10)
                }
            }
        },
        LayoutRow("for a bar", takes: "100x50", "red 0,0 90x50", "blue 90,0 10x50") {
            turned { Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 10) } }
        },
        LayoutRow(
            "a row within that runs from left to right is turned as a whole", takes: "60x10", "red 40,0 20x10", "green 0,0 10x10",
            "blue 10,0 30x10"
        ) {
            turned {
                HStack(spacing: 0) {
                    box(.red, 20)
                    HStack(spacing: 0) {
                        box(.green, 10); box(.blue, 30)
                    }.environment(\.layoutDirection, .leftToRight)
                }
            }
        },
        LayoutRow("a reader's corner is the right one", takes: "100x50", "red 90,0 10x10") {
            turned { GeometryReader { _ in box(.red, 10) } }
        },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }

    private struct Wedge: Shape {
        var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
        func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height)) }
    }

    @Test(arguments: [
        (LayoutDirectionBehavior.mirrors, "90,0 10x50"), (.fixed, "0,0 10x50"), (.mirrors(in: .leftToRight), "0,0 10x50"),
    ])
    func aShapeIsTurnedOverUnlessItSaysOtherwise(behavior: LayoutDirectionBehavior, frame: String) {
        let stage = Stage(100, 50) { $0.layoutDirection = .rightToLeft }
        #expect(stage.frames(Wedge(layoutDirectionBehavior: behavior)) == [frame])
        #expect(stage.draw(Color.red.clipShape(Wedge(layoutDirectionBehavior: behavior))) == "fill rect \(frame) #FF3B30")
    }

    @Test func roundedCornersAreTurnedOver() {
        let stage = Stage(100, 50) { $0.layoutDirection = .rightToLeft }
        #expect(
            stage.draw(UnevenRoundedRectangle(topLeadingRadius: 8)) == Stage(100, 50).draw(UnevenRoundedRectangle(topTrailingRadius: 8)))
    }
}
