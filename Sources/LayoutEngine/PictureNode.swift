package import Drawing
package import Foundation

/// A picture of the bundle, in its own size or as large as its room.
package final class PictureNode: LayoutNode {
    /// How a picture fills a room of another size.
    package enum Resizing: Hashable, Sendable {
        /// Not at all: the room is the picture's size.
        case none
        case stretch(ImageUse.Insets?)
        case tile
    }

    private let image: ImageKey
    private let natural: CGSize
    private let resizing: Resizing
    private let interpolation: ImageUse.Interpolation
    private let tint: ((CGRect) -> Paint)?
    private let baseline: Baseline?

    /// Where the baseline of the text beside a picture lies.
    package struct Baseline {
        fileprivate let keys: Set<AlignmentKey>
        fileprivate let depth: CGFloat

        /// `keys` are the guides by which text is aligned; `depth` is from the top of the picture in its own size, in points.
        package init(_ keys: Set<AlignmentKey>, at depth: CGFloat) {
            self.keys = keys
            self.depth = depth
        }
    }

    /// Tiles drawn at most; where more were needed, the picture is stretched.
    private static let tileLimit = 1_024

    /// The natural size is in points; `tint` paints the picture's shape in place of its colours.
    package init(
        image: ImageKey, natural: CGSize, resizing: Resizing, interpolation: ImageUse.Interpolation, tint: ((CGRect) -> Paint)?,
        baseline: Baseline? = nil
    ) {
        self.image = image
        self.natural = natural
        self.resizing = resizing
        self.interpolation = interpolation
        self.tint = tint
        self.baseline = baseline
        super.init(guides: baseline?.keys.reduce([]) { $0.union($1.mask) } ?? [])
    }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        guard let baseline, baseline.keys.contains(key) else { return nil }
        return baseline.depth * (natural.height > 0 ? size(for: proposal).height / natural.height : 1)
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize {
        resizing == .none ? natural : proposal.filled(by: natural)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let room = CGRect(origin: origin, size: size(for: proposal))
        guard room.isDrawable, room.width > 0, room.height > 0 else { return }
        let rect = context.aligned(room)
        switch resizing {
        case .none, .stretch(nil): draw(in: rect, caps: nil, into: &context)
        case .stretch(let caps): draw(in: rect, caps: caps, into: &context)
        case .tile: drawTiles(in: rect, into: &context)
        }
    }

    private func draw(in rect: CGRect, caps: ImageUse.Insets?, into context: inout DrawContext) {
        let index = context.list.image(image)
        context.list.append(
            .image(
                ImageUse(
                    image: index, rect: rect, tint: tint?(rect), interpolation: interpolation, capInsets: caps,
                    natural: caps.map { _ in natural })))
    }

    private func drawTiles(in rect: CGRect, into context: inout DrawContext) {
        let columns = (rect.width / natural.width).rounded(.up)
        let rows = (rect.height / natural.height).rounded(.up)
        guard columns * rows <= CGFloat(Self.tileLimit) else { return draw(in: rect, caps: nil, into: &context) }
        context.group(.clip(.rect(rect), .nonZero)) { context in
            for row in 0..<Int(rows) {
                for column in 0..<Int(columns) {
                    let corner = CGPoint(x: rect.minX + CGFloat(column) * natural.width, y: rect.minY + CGFloat(row) * natural.height)
                    draw(in: CGRect(origin: corner, size: natural), caps: nil, into: &context)
                }
            }
        }
    }
}
