import SwiftUI
import Testing

@Suite @MainActor struct GridTests {
    private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View { Rectangle().frame(width: width, height: height) }

    @Test func columnsAreAsWideAsTheirWidestView() {
        let grid = Grid {
            GridRow {
                box(20); box(30)
            }
            GridRow {
                box(40); box(10)
            }
        }
        #expect(Stage().frames(grid) == ["21,36 20x10", "59,36 30x10", "11,54 40x10", "69,54 10x10"])
    }

    @Test func spacingAndAlignmentAreTheGrids() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 4) {
            GridRow {
                box(20); box(30, 20)
            }
            GridRow { box(40) }
        }
        #expect(Stage(72, 34).frames(grid) == ["0,0 20x10", "42,0 30x20", "0,24 40x10"])
    }

    @Test func aRowMayAlignItsOwn() {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow(alignment: .bottom) {
                box(20); box(30, 20)
            }
        }
        #expect(Stage(50, 20).frames(grid) == ["0,10 20x10", "20,0 30x20"])
    }

    @Test func cellsSpanColumns() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(20); box(20)
            }
            GridRow { Rectangle().frame(height: 10).gridCellColumns(2) }
        }
        #expect(Stage(40, 20).frames(grid) == ["0,0 20x10", "20,0 20x10", "0,10 40x10"])
    }

    @Test func aColumnIsAlignedByOneOfItsCells() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { box(20).gridColumnAlignment(.trailing) }
            GridRow { box(40) }
        }
        #expect(Stage(40, 20).frames(grid) == ["20,0 20x10", "0,10 40x10"])
    }

    @Test func anAnchorPlacesOneCell() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { box(20).gridCellAnchor(.leading) }
            GridRow { box(40) }
        }
        #expect(Stage(40, 20).frames(grid) == ["0,0 20x10", "0,10 40x10"])
    }

    @Test func aDividerWidensTheGridUnlessItAsksForNothing() {
        func grid<V: View>(_ line: V) -> some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box(20) }
                line
            }
        }
        #expect(Stage().frames(grid(Divider())).last == "0,54.5 100x1".replacingOccurrences(of: "54.5", with: "55"))
        #expect(Stage().frames(grid(Divider().gridCellUnsizedAxes(.horizontal))).last == "40,55 20x1")
    }

    @Test func modifiersOfARowAreThoseOfItsCells() {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                box(20); box(20)
            }.padding(5)
        }
        #expect(Stage(60, 20).frames(grid) == ["5,5 20x10", "35,5 20x10"])
    }

    @Test func rowsMayComeOfACollection() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) { ForEach(0..<3) { _ in GridRow { box(20) } } }
        #expect(Stage(20, 30).frames(grid) == ["0,0 20x10", "0,10 20x10", "0,20 20x10"])
    }

    @Test func outsideOfAGridARowIsARow() {
        #expect(
            Stage(48, 10).frames(
                GridRow {
                    box(20); box(20)
                }) == ["0,0 20x10", "28,0 20x10"])
    }
}
