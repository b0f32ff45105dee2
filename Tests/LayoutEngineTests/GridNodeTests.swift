import Foundation
import LayoutEngine
import Testing

@Suite struct GridNodeTests {
    @Test(arguments: [
        LayoutCase(
            "a column is as wide as its widest cell, a row as high as its highest",
            grid(cells(Leaf.box(20, 10), Leaf.box(30, 10)), cells(Leaf.box(40, 20), Leaf.box(10, 10))),
            ["10,0 20x10", "40,0 30x10", "0,10 40x20", "50,15 10x10"], size: "70x30"),
        LayoutCase(
            "spacing stands between tracks",
            grid(cells(Leaf.box(20, 10), Leaf.box(20, 10)), cells(Leaf.box(20, 10)), spacing: CGSize(width: 4, height: 6)),
            ["0,0 20x10", "24,0 20x10", "0,16 20x10"], size: "44x26"),
        LayoutCase(
            "a cell over two columns has both and the gap",
            grid(cells(Leaf.box(20, 10), Leaf.box(20, 10)), cells(spanning(2, Leaf.fill())), spacing: CGSize(width: 4, height: 0)),
            in: (44, nil),
            ["0,0 20x10", "24,0 20x10", "0,10 44x10"], size: "44x20"),
        LayoutCase(
            "one that needs more widens its columns alike",
            grid(cells(Leaf.box(20, 10), Leaf.box(10, 10)), cells(spanning(2, Leaf.box(50, 10)))),
            ["5,0 20x10", "35,0 10x10", "0,10 50x10"], size: "50x20"),
        LayoutCase(
            "what is no row goes across all columns", grid(cells(Leaf.box(20, 10), Leaf.box(20, 10)), Leaf.box(10, 5)),
            ["0,0 20x10", "20,0 20x10", "15,10 10x5"], size: "40x15"),
        LayoutCase(
            "an unsized one asks for nothing", grid(cells(Leaf.box(20, 10)), unsized(Leaf.fill())), in: (100, nil),
            ["0,0 20x10", "0,10 20x10"],
            size: "20x20"),
        LayoutCase(
            "one that fills widens the grid", grid(cells(Leaf.box(20, 10)), Leaf.wide(0...200, ideal: 10)), in: (100, nil),
            ["40,0 20x10", "0,10 100x10"], size: "100x20"),
        LayoutCase(
            "columns that fill share what is left", grid(cells(Leaf.box(20, 10), Leaf.fill(), Leaf.fill())), in: (100, 10),
            ["0,0 20x10", "20,0 40x10", "60,0 40x10"], size: "100x10"),
        LayoutCase(
            "rows that fill share what is left", grid(cells(Leaf.box(10, 20)), cells(Leaf.fill()), cells(Leaf.fill())), in: (10, 100),
            ["0,0 10x20", "0,20 10x40", "0,60 10x40"], size: "10x100"),
        LayoutCase("no rows, no size", grid(), [], size: "0x0"),
        LayoutCase("a row without cells has no height", grid(cells(), cells(Leaf.box(10, 10))), ["0,0 10x10"], size: "10x10"),
    ])
    func places(_ given: LayoutCase) { given.check() }

    @Test func aRowIsChangedInItsCells() {
        let changed = cells(Leaf.box(10, 10), Leaf.box(10, 10)).mapped {
            PaddingNode(insets: .init(top: 1, leading: 1, bottom: 1, trailing: 1), child: $0)
        }
        #expect(changed.gridCells?.count == 2)
        #expect(grid(changed).extent(nil, nil) == "24x12")
    }

    @Test func outsideOfAGridCellsLieInARow() {
        #expect(cells(Leaf.box(10, 10), Leaf.box(10, 20)).frames(nil, nil) == ["0,5 10x10", "18,0 10x20"])
    }

    @Test func fromRightToLeftTheFirstColumnStandsRight() {
        #expect(grid(cells(Leaf.box(20, 10), Leaf.box(30, 10))).turned().frames(nil, nil) == ["30,0 20x10", "0,0 30x10"])
    }

    @Test func anAnchorGoesBeforeAlignment() {
        let anchored = TraitNode(child: Leaf.box(10, 10)) { $0.cell.anchor = CGPoint(x: 1, y: 0) }
        #expect(grid(cells(anchored), cells(Leaf.box(40, 10))).frames(nil, nil) == ["30,0 10x10", "0,10 40x10"])
    }
}

private func cells(_ cells: LayoutNode...) -> LayoutNode { GridRowNode(cells: cells, alignment: nil, fallback: Guide.middle) }

private func grid(_ rows: LayoutNode..., spacing: CGSize = .zero) -> LayoutNode {
    GridNode(alignment: .center, horizontal: spacing.width, vertical: spacing.height, children: rows)
}

private func spanning(_ columns: Int, _ node: LayoutNode) -> LayoutNode { TraitNode(child: node) { $0.cell.columns = columns } }
private func unsized(_ node: LayoutNode) -> LayoutNode { TraitNode(child: node) { $0.cell.unsizedAxes = [.horizontal] } }
