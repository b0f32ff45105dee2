public import Foundation

extension View {
    /// Lines of a text at most; nil for as many as it takes.
    public nonisolated func lineLimit(_ number: Int?) -> some View { lines(0, number) }

    /// Lines of a text at least; there is room for them in any case.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

    /// Lines of a text at most.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(0, limit.upperBound) }

    /// Lines of a text at least and at most.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.lowerBound, limit.upperBound) }

    /// Lines of a text at most, with room for all of them if `reservesSpace`.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(reservesSpace ? limit : 0, limit) }

    private nonisolated func lines(_ reserved: Int, _ limit: Int?) -> some View {
        text {
            $0.reservedLines = reserved
            $0.lineLimit = limit
        }
    }

    /// Where the lines of a text stand beside each other.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { text { $0.alignment = alignment } }

    /// Which part of a line gives way when a text is cut.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { text { $0.truncationMode = mode } }

    /// How far type may shrink before a text is cut, more than 0 and at most 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { text { $0.minimumScaleFactor = factor } }

    /// Points between lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { text { $0.lineSpacing = lineSpacing } }

    /// Whether characters may move together a little before a text is cut.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { text { $0.allowsTightening = flag } }

    /// The type size within this view, whatever the reader wishes.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// The type size within this view: the reader's, or the nearest one in a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}
