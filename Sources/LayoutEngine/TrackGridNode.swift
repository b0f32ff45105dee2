package import Foundation

/// Children in lines of a fixed number of tracks: columns that are filled row by row, or rows that are filled column by column.
package final class TrackGridNode: LayoutNode {
    /// One or more tracks; lengths in points.
    package struct Track {
        package enum Length {
            case fixed(CGFloat)
            case flexible(ClosedRange<CGFloat>)
            /// As many tracks of at least the lower bound as there is room for.
            case adaptive(ClosedRange<CGFloat>)
        }

        package var length: Length
        /// The distance to the next track.
        package var spacing: CGFloat
        package var alignment: AlignmentPair

        package init(length: Length, spacing: CGFloat, alignment: AlignmentPair) {
            self.length = length
            self.spacing = spacing
            self.alignment = alignment
        }
    }

    /// A track whose length is known.
    private struct Lane {
        var start: CGFloat
        var length: CGFloat
        var alignment: AlignmentPair
    }

    private struct Placement {
        var size: CGSize
        var cells: [(proposal: ProposedSize, origin: CGPoint)]
    }

    /// Along which the tracks lie beside each other: horizontal for columns.
    private let axis: LayoutAxis
    /// Tracks at most that one item becomes; no widget has that many pixels.
    private static let trackLimit: CGFloat = 4_096
    private let tracks: [Track]
    private let alignment: AlignmentKey
    private let lineSpacing: CGFloat
    private let children: [LayoutNode]
    private var placements = Memory<ProposedSize, Placement>()

    /// `alignment` places the tracks in a room that is longer than they are; `spacing` is the distance between lines, in points.
    package init(axis: LayoutAxis, tracks: [Track], alignment: AlignmentKey, spacing: CGFloat, children: [LayoutNode]) {
        self.axis = axis
        self.tracks = tracks
        self.alignment = alignment
        lineSpacing = spacing
        self.children = children
        super.init(guides: [])
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { placement(for: proposal).size }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let placement = placement(for: proposal)
        for (child, cell) in zip(children, placement.cells) {
            let corner = place(cell.origin, of: child.size(for: cell.proposal), in: placement.size, at: origin)
            child.draw(at: corner, proposal: cell.proposal, into: &context)
        }
    }

    private func placement(for proposal: ProposedSize) -> Placement {
        placements.answer(to: proposal) ?? placements.remember(place(proposal), to: proposal)
    }

    private func place(_ proposal: ProposedSize) -> Placement {
        let lanes = lanes(in: proposal[axis])
        guard let last = lanes.last, !children.isEmpty else { return Placement(size: .zero, cells: []) }
        let length = last.start + last.length
        let room = max(length, proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? length)
        let shift = shift(of: length, in: room)
        var cells: [(proposal: ProposedSize, origin: CGPoint)] = []
        var position: CGFloat = 0
        for start in stride(from: 0, to: children.count, by: lanes.count) {
            let line = children[start..<min(start + lanes.count, children.count)]
            let proposals = lanes.map { offer($0.length) }
            let depth = zip(line, proposals).reduce(0) { max($0, $1.0.size(for: $1.1)[axis.other]) }
            if start > 0 { position += lineSpacing }
            for (child, (lane, proposal)) in zip(line, zip(lanes, proposals)) {
                var cell = CGSize.zero
                cell[axis] = lane.length
                cell[axis.other] = depth
                var origin = child.origin(in: cell, proposal: proposal, alignment: lane.alignment)
                origin[axis] += lane.start + shift
                origin[axis.other] += position
                cells.append((proposal, origin))
            }
            position += depth
        }
        var size = CGSize.zero
        size[axis] = room
        size[axis.other] = position
        return Placement(size: size, cells: cells)
    }

    private func offer(_ length: CGFloat) -> ProposedSize {
        var proposal = ProposedSize.unspecified
        proposal[axis] = length
        return proposal
    }

    private func shift(of length: CGFloat, in room: CGFloat) -> CGFloat {
        var inner = CGSize.zero
        inner[axis] = length
        var outer = CGSize.zero
        outer[axis] = room
        return LayoutDimensions(size: outer)[alignment] - LayoutDimensions(size: inner)[alignment]
    }

    /// Fixed tracks first; what they leave is shared evenly among the others in turn.
    private func lanes(in proposed: CGFloat?) -> [Lane] {
        let gaps = tracks.dropLast().reduce(0) { $0 + $1.spacing }
        let fixed = tracks.reduce(CGFloat(0)) { if case .fixed(let length) = $1.length { $0 + length } else { $0 } }
        var left = max(0, (proposed.flatMap { $0.isFinite ? $0 : nil } ?? 0) - gaps - fixed)
        var open = tracks.count { if case .fixed = $0.length { false } else { true } }
        var lanes: [Lane] = []
        var start: CGFloat = 0
        for track in tracks {
            let lengths = lengths(of: track, share: left / CGFloat(max(1, open)))
            if case .fixed = track.length {
            } else {
                open -= 1
                left = max(0, left - lengths.reduce(0, +) - CGFloat(lengths.count - 1) * track.spacing)
            }
            for length in lengths {
                lanes.append(Lane(start: start, length: length, alignment: track.alignment))
                start += length + track.spacing
            }
        }
        return lanes
    }

    private func lengths(of track: Track, share: CGFloat) -> [CGFloat] {
        switch track.length {
        case .fixed(let length): return [max(0, length)]
        case .flexible(let range): return [max(range.lowerBound, min(range.upperBound, share))]
        case .adaptive(let range):
            let least = max(1, range.lowerBound)
            // A spacing below nothing must leave each track some room of its own.
            let pitch = max(1, least + track.spacing)
            let fitting = max(1, ((share + track.spacing) / pitch).rounded(.down))
            let length = (share - (fitting - 1) * track.spacing) / fitting
            return Array(repeating: max(range.lowerBound, min(range.upperBound, length)), count: Int(min(fitting, Self.trackLimit)))
        }
    }
}
