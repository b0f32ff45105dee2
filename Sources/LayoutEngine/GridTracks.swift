import Foundation

/// Columns or rows whose lengths are known.
struct GridTracks {
    var lengths: [CGFloat]
    /// The distance after each track but the last.
    let gaps: [CGFloat]

    /// Of all tracks and the gaps between them.
    var length: CGFloat { length(of: lengths.indices) }

    func start(of range: Range<Int>) -> CGFloat {
        lengths.prefix(range.lowerBound).reduce(0, +) + gaps.prefix(range.lowerBound).reduce(0, +)
    }

    func length(of range: Range<Int>) -> CGFloat {
        let range = range.clamped(to: lengths.indices)
        guard !range.isEmpty else { return 0 }
        return lengths[range].reduce(0, +) + gaps[range.lowerBound..<range.upperBound - 1].reduce(0, +)
    }
}
