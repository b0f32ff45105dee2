import Foundation
import LayoutEngine
import Testing

@Suite struct SpacingTests {
    private let text = Spacing.text(ascent: 9.5, descent: 2.5, capHeight: 7, leading: 1.2, pixel: 0.5)

    @Test func shapesLeaveItToTheStack() {
        #expect(Spacing.plain.distance(to: .plain, along: .vertical) == nil)
        #expect(Spacing.plain.distance(to: .zero, along: .vertical) == 0)
        #expect(Spacing().distance(to: Spacing(), along: .horizontal) == nil)
    }

    /// A line is 12 high, a tenth of it 1.5 in whole pixels.
    @Test func textKeepsItsOwnDistances() {
        #expect(Spacing.plain.distance(to: text, along: .vertical) == 4)
        #expect(text.distance(to: .plain, along: .vertical) == 6.5)
        #expect(text.distance(to: text, along: .vertical) == 1.5)
        #expect(text.distance(to: .plain, along: .horizontal) == nil)
        #expect(text.distance(to: .zero, along: .vertical) == 0)
    }

    @Test func theLowerTextDecides() {
        let other = Spacing.text(ascent: 20, descent: 5, capHeight: 14, leading: 0, pixel: 0.5)
        #expect(text.distance(to: other, along: .vertical) == 0)
        #expect(other.distance(to: text, along: .vertical) == 1.5)
    }

    @Test func aContainerJoinsWhatLiesAtItsSides() {
        var row = Spacing()
        row.join(text, across: .horizontal)
        row.join(.plain, across: .horizontal)
        #expect(row.distance(to: .plain, along: .vertical) == 6.5)
        #expect(row.distance(to: text, along: .vertical) == 4)
        #expect(row.leading == Spacing.Side())
        row.join(startOf: .zero, along: .horizontal)
        #expect(Spacing.plain.distance(to: row, along: .horizontal) == 0)
        #expect(row.distance(to: .plain, along: .horizontal) == nil)
        row.reset(along: .vertical)
        #expect(row.distance(to: text, along: .vertical) == 4 && row.distance(to: .plain, along: .vertical) == nil)
    }
}
