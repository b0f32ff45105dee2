import SwiftUI
import Testing

/// Views in lines as wide as the room, as authors write it.
private struct Flow: Layout {
    var gap: CGFloat = 2

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]) -> CGSize {
        var size = CGSize.zero
        var corner = CGPoint.zero
        var height: CGFloat = 0
        cache = subviews.map { subview in
            let own = subview.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + own.width > proposal.width ?? .infinity { corner = CGPoint(x: 0, y: corner.y + height + gap) }
            if corner.x == 0 { height = 0 }
            let place = corner
            corner.x += own.width + gap
            height = max(height, own.height)
            size = CGSize(width: max(size.width, place.x + own.width), height: max(size.height, place.y + own.height))
            return place
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]) {
        for (subview, place) in zip(subviews, cache) {
            subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    func makeCache(subviews: Subviews) -> [CGPoint] { [] }
}

/// A row with a line of the author's own, which hands its work to a stack.
private struct Shelf: Layout {
    private let row = HStackLayout(alignment: .bottom, spacing: 4)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .firstTextBaseline ? 5 : nil }
}

/// A column that keeps the distances its views want.
private struct Column: Layout {
    private func gap(_ subviews: Subviews, _ index: Int) -> CGFloat {
        index == 0 ? 0 : subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.indices.reduce(.zero) { size, index in
            let own = subviews[index].sizeThatFits(.unspecified)
            return CGSize(width: max(size.width, own.width), height: size.height + gap(subviews, index) + own.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for index in subviews.indices {
            y += gap(subviews, index)
            subviews[index].place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
            y += subviews[index].sizeThatFits(.unspecified).height
        }
    }
}

/// Says and does what no layout should.
private struct Nonsense: Layout {
    var size = CGSize(width: 20, height: 10)
    var corner = CGPoint.zero
    var proposal = ProposedViewSize.unspecified

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: .zero, proposal: .zero)
            subview.place(at: corner, anchor: UnitPoint(x: .nan, y: .infinity), proposal: self.proposal)
            if corner.x.isFinite { subview.place(at: corner, proposal: self.proposal) }
        }
    }
}

/// Keeps its views where others find them.
private struct Keeper: Layout {
    final class Shelf { var subviews: LayoutSubviews? }
    let shelf: Shelf

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        shelf.subviews = subviews
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Asks for its own size to find its size.
private struct Circular: Layout {
    let shelf: Keeper.Shelf

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let own = shelf.subviews?.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: own.width + 20, height: own.height + 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

@Suite @MainActor struct CustomLayoutTable {
    nonisolated static let rows = [
        LayoutRow("lines as wide as the room", offered: (50, 100), takes: "42x22", "red 0,0 20x10", "green 22,0 20x10", "blue 0,12 30x10") {
            Flow {
                box(.red, 20); box(.green, 20); box(.blue, 30)
            }
        },
        LayoutRow("it is as large as it says, in its parent's middle", takes: "100x50", "red 29,20 20x10", "blue 51,20 20x10") {
            Flow {
                box(.red, 20); box(.blue, 20)
            }.frame(width: 100, height: 50)
        },
        LayoutRow("work handed to a stack", takes: "54x30", "red 0,20 20x10", "blue 24,0 30x30") {
            Shelf {
                box(.red, 20); box(.blue, 30, 30)
            }
        },
        LayoutRow("a line of its own", takes: "30x10", "red 0,0 20x10", "blue 20,0 10x5") {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Shelf { box(.red, 20) }; box(.blue, 10, 5)
            }
        },
        LayoutRow(
            "the distances that views want", offered: (nil, nil), takes: "20x46.1", "red 7.5,0 5x12", "green 7.5,12 5x12",
            "blue 0,30.1 20x16"
        ) {
            Column {
                note("a", .red); note("a", .green); box(.blue, 20, 16)
            }
        },
        LayoutRow("a layout whose type is not told", takes: "42x10", "red 0,0 20x10", "blue 22,0 20x10") {
            AnyLayout(Flow()) {
                box(.red, 20); box(.blue, 20)
            }
        },
        LayoutRow("a stack as a layout", takes: "100x10", "red 0,0 20x10", "blue 80,0 20x10") {
            AnyLayout(HStackLayout(spacing: 0)) {
                box(.red, 20); Spacer(); box(.blue, 20)
            }
        },
    ]

    nonisolated static let misuse = [
        LayoutRow("a view that is placed twice lies where it was placed last", takes: "20x10", "red 7,3 8x8") {
            Nonsense(corner: CGPoint(x: 7, y: 3)) { box(.red, 8, 8) }
        },
        LayoutRow("outside of the room is allowed", takes: "20x10", "red -500,900 8x8") {
            Nonsense(corner: CGPoint(x: -500, y: 900)) { box(.red, 8, 8) }
        },
        LayoutRow("nowhere is not drawn", takes: "20x10") { Nonsense(corner: CGPoint(x: CGFloat.nan, y: .infinity)) { box(.red, 8, 8) } },
        LayoutRow("a size that is no number is none", takes: "0x0", "red 0,0 8x8") {
            Nonsense(size: CGSize(width: CGFloat.nan, height: -9)) { box(.red, 8, 8) }
        },
        LayoutRow("an endless size", takes: "infxinf", "red 0,0 8x8") {
            Nonsense(size: CGSize(width: CGFloat.infinity, height: .infinity)) { box(.red, 8, 8) }
        },
        LayoutRow("a proposal that is no number", takes: "20x10") { Nonsense(proposal: .init(width: .nan, height: -1)) { Color.red } },
    ]

    @Test(arguments: rows) func places(_ row: LayoutRow) { row.check() }
    @Test(arguments: misuse) func whatNoLayoutShouldDo(_ row: LayoutRow) { row.check() }

    @Test func oneThatAsksForItsOwnSizeIsToldNone() {
        let shelf = Keeper.Shelf()
        let view = Keeper(shelf: shelf) { Circular(shelf: shelf) { Color.red } }
        #expect(Stage(100, 50).frames(view) == ["40,20 20x10"])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308, 0])
    func nonsenseInOtherContainersNeitherTrapsNorHangs(_ number: CGFloat) {
        let odd = Nonsense(
            size: CGSize(width: number, height: number), corner: CGPoint(x: number, y: number),
            proposal: .init(width: number, height: number)
        ) {
            Text("a"); Color.red; Image("photo").resizable(); Capsule()
        }
        let view = VStack {
            HStack {
                odd; Color.blue; odd.padding(number)
            }
            Grid {
                GridRow {
                    odd; odd.frame(minWidth: number, maxHeight: number)
                }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) {
                odd; odd
            }
            ZStack {
                odd.aspectRatio(number, contentMode: .fill); odd.offset(x: number).position(x: number, y: number)
            }
            ViewThatFits {
                odd; odd.fixedSize()
            }
            odd.safeAreaInset(edge: .top, spacing: number) { odd }.rotationEffect(.degrees(number)).scaleEffect(number)
            Link(destination: URL(fileURLWithPath: "/")) { odd }
        }
        _ = Stage().list(view)
    }
}
