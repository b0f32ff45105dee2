package import Foundation

/// What a group looks like at any moment, in the place of what is drawn in it as of the entry's date.
package enum Movement: Hashable, Sendable {
    case text(MovingText)
    case stroke(MovingStroke)
}

/// A text that tells of the time, laid out whenever it is drawn.
package struct MovingText: Hashable, Sendable {
    package var text: StyledText
    /// Where the lines stand, in points: as wide and as high as the text may become.
    package var frame: CGRect
    /// Pixels a point, to which the lines are rounded.
    package var displayScale: CGFloat

    package init(_ text: StyledText, frame: CGRect, displayScale: CGFloat) {
        self.text = text
        self.frame = frame
        self.displayScale = displayScale
    }
}

/// An outline that is drawn as far as a time has passed.
package struct MovingStroke: Hashable, Sendable {
    package var outline: Outline
    package var paint: Paint
    package var pen: StrokePen
    package var span: MovingSpan

    package init(_ outline: Outline, _ paint: Paint, _ pen: StrokePen, span: MovingSpan) {
        self.outline = outline
        self.paint = paint
        self.pen = pen
        self.span = span
    }
}

/// A time that passes, from nothing to all of it or back.
package struct MovingSpan: Hashable, Sendable {
    package var interval: ClosedRange<Date>
    package var countsDown: Bool

    package init(_ interval: ClosedRange<Date>, countsDown: Bool) {
        self.interval = interval
        self.countsDown = countsDown
    }

    /// How much there is at a moment, 0...1.
    package func fraction(at moment: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = moment.timeIntervalSince(interval.lowerBound) / length
        let fraction = passed.isNaN ? 0 : max(0, min(1, passed))
        return countsDown ? 1 - fraction : fraction
    }

    /// When there is next so much more or less that it can be seen, once a second at most; nil when it is over.
    package func change(after moment: Date) -> Date? {
        if moment < interval.lowerBound { return interval.lowerBound }
        guard moment < interval.upperBound else { return nil }
        let step = max(1, interval.upperBound.timeIntervalSince(interval.lowerBound) / Self.steps)
        let passed = (moment.timeIntervalSince(interval.lowerBound) / step).rounded(.down)
        return min(interval.lowerBound + (passed + 1) * step, interval.upperBound)
    }

    /// As many as a large widget has pixels.
    private static let steps = 720.0
}
