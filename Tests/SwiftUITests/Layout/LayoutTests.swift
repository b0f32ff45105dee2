import SwiftUI
import Testing

/// Each view below and to the right of the one before it.
private struct Stairs: Layout {
    var step: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width + step, height: $0.height + $1.height + step)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            corner = CGPoint(x: corner.x + size.width + step, y: corner.y + size.height + step)
        }
    }
}

private struct Weight: LayoutValueKey { static let defaultValue = 1 }

/// As wide as the values that its views carry; only the first is placed.
private struct Weighed: Layout {
    struct Cache { var calls = 0 }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.calls += 1
        return CGSize(width: subviews.reduce(0) { $0 + $1[Weight.self] } * 10, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        #expect(cache.calls == 1)
        subviews.first?.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
}

@Suite @MainActor struct LayoutTests {
    private func box(_ side: CGFloat) -> some View { Rectangle().frame(width: side, height: side) }

    @Test func aLayoutPlacesItsViews() {
        let stairs = Stairs(step: 5) {
            box(10)
            box(20)
        }
        #expect(Stage(40, 40).frames(stairs) == ["0,0 10x10", "15,15 20x20"])
    }

    @Test func fromRightToLeftItBeginsAtTheRight() {
        let stairs = Stairs {
            box(10)
            box(20)
        }
        #expect(Stage(30, 30) { $0.layoutDirection = .rightToLeft }.frames(stairs) == ["20,0 10x10", "0,10 20x20"])
    }

    @Test func viewsCarryValuesAndTheCacheIsKept() {
        let layout = Weighed {
            box(4).layoutValue(key: Weight.self, value: 3)
            box(4)
        }
        #expect(Stage(40, 20).frames(layout) == ["36,16 4x4", "18,8 4x4"])
    }

    @Test func stacksAreLayouts() {
        let rows = [
            AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0)), AnyLayout(ZStackLayout(alignment: .topLeading)),
        ]
        let frames = rows.map { layout in
            Stage(30, 30).frames(
                layout {
                    box(10)
                    Spacer()
                    box(10)
                })
        }
        #expect(frames == [["0,10 10x10", "20,10 10x10"], ["10,0 10x10", "10,20 10x10"], ["10,10 10x10", "10,10 10x10"]])
    }
}
