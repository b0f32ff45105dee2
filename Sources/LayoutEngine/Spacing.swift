package import Foundation

/// The distances that a node wants from its neighbours in a stack, side by side.
///
/// Text keeps a distance of its own from what is no text, and another from text; spacers keep none; most nodes leave it to the stack.
package struct Spacing: Hashable, Sendable {
    /// What lies along one side of a node.
    package struct Side: Hashable, Sendable {
        /// Points to any neighbour that wants nothing more particular; nil leaves it to the neighbour.
        package var distance: CGFloat?
        /// Something that is no text lies at the side.
        package var isPlain = false
        /// Text lies at the side.
        package var text: Text?

        package init(distance: CGFloat? = nil, isPlain: Bool = false, text: Text? = nil) {
            self.distance = distance
            self.isPlain = isPlain
            self.text = text
        }
    }

    /// What text at a side wants, in points.
    package struct Text: Hashable, Sendable {
        package var toPlain: CGFloat
        /// From a text above; that of the lower text counts.
        package var toText: CGFloat

        package init(toPlain: CGFloat, toText: CGFloat) {
            self.toPlain = toPlain
            self.toText = toText
        }
    }

    package var top = Side()
    package var leading = Side()
    package var bottom = Side()
    package var trailing = Side()

    /// Wants nothing, and has nothing at its sides.
    package init() {}

    private init(all side: Side) { (top, leading, bottom, trailing) = (side, side, side, side) }

    /// That of what is no text.
    package static let plain = Spacing(all: Side(isPlain: true))
    /// No distance from anything.
    package static let zero = Spacing(all: Side(distance: 0))

    /// The side at which a row or a column begins.
    package func start(_ axis: LayoutAxis) -> Side { axis == .horizontal ? leading : top }
    /// The side at which a row or a column ends.
    package func end(_ axis: LayoutAxis) -> Side { axis == .horizontal ? trailing : bottom }

    /// Points from this node to the one after it; nil where neither says any.
    package func distance(to next: Spacing, along axis: LayoutAxis) -> CGFloat? { end(axis).distance(to: next.start(axis)) }

    /// Adds what another node has at the sides across an axis.
    package mutating func join(_ other: Spacing, across axis: LayoutAxis) {
        join(startOf: other, along: axis.other)
        join(endOf: other, along: axis.other)
    }

    /// Adds what another node has at the side where an axis begins.
    package mutating func join(startOf other: Spacing, along axis: LayoutAxis) {
        if axis == .horizontal { leading.join(other.leading) } else { top.join(other.top) }
    }

    /// Adds what another node has at the side where an axis ends.
    package mutating func join(endOf other: Spacing, along axis: LayoutAxis) {
        if axis == .horizontal { trailing.join(other.trailing) } else { bottom.join(other.bottom) }
    }

    /// Makes both sides along an axis those of what is no text.
    package mutating func reset(along axis: LayoutAxis) {
        let side = Side(isPlain: true)
        if axis == .horizontal { (leading, trailing) = (side, side) } else { (top, bottom) = (side, side) }
    }
}

extension Spacing.Side {
    fileprivate func distance(to next: Self) -> CGFloat? {
        var distance: CGFloat?
        func want(_ length: CGFloat) { distance = max(distance ?? length, length) }
        if text != nil, let below = next.text { want(below.toText) }
        if let text, next.isPlain { want(text.toPlain) }
        if let text = next.text, isPlain { want(text.toPlain) }
        if let distance { return distance }
        if let own = self.distance, let other = next.distance { return max(own, other) }
        return self.distance ?? next.distance
    }

    fileprivate mutating func join(_ other: Self) {
        distance = [distance, other.distance].compactMap { $0 }.max()
        isPlain = isPlain || other.isPlain
        guard let added = other.text else { return }
        text = text.map { .init(toPlain: max($0.toPlain, added.toPlain), toText: max($0.toText, added.toText)) } ?? added
    }
}

extension Spacing {
    /// That of text in a font: lengths in points, `leading` being what the font leaves between lines.
    package static func text(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, pixel: CGFloat) -> Spacing {
        func whole(_ length: CGFloat) -> CGFloat { (length / pixel - 0.001).rounded(.up) * pixel }
        let line = ascent + descent
        let gap = whole(line * 0.1)
        let toText = max(0, whole(leading))
        var spacing = Spacing()
        spacing.top.text = Text(toPlain: line + gap - ascent, toText: toText)
        spacing.bottom.text = Text(toPlain: max(line + gap - capHeight, gap + descent), toText: toText)
        return spacing
    }
}
