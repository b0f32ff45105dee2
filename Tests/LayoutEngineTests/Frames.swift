import Drawing
import Foundation
import LayoutEngine
import Testing

/// Leaves whose frames a test can read: each fills its own.
enum Leaf {
    /// Of one size, whatever is proposed.
    static func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode { leaf { _ in CGSize(width: width, height: height) } }

    /// All that is proposed, or 10 points.
    static func fill() -> LayoutNode { leaf { $0.filled() } }

    /// As wide as proposed within a range, and of one height.
    static func wide(_ range: ClosedRange<CGFloat>, ideal: CGFloat, height: CGFloat = 10) -> LayoutNode {
        leaf { CGSize(width: max(range.lowerBound, min(range.upperBound, $0.width ?? ideal)), height: height) }
    }

    /// Like text of a length in points: it takes lines of 10 points, and no more width than it needs.
    static func text(_ length: CGFloat) -> LayoutNode {
        leaf { proposal in
            let width = max(10, min(length, proposal.width ?? length))
            return CGSize(width: width, height: (length / width).rounded(.up) * 10)
        }
    }

    static func leaf(_ sizing: @escaping (ProposedSize) -> CGSize) -> LayoutNode {
        CanvasNode(sizing: sizing) { rect, context in context.fill(.rect(rect), .color(.black)) }
    }
}

extension LayoutNode {
    /// The frames of the leaves in drawing order, "x,y WxH" to a tenth of a point, with the node's own corner at 0,0.
    func frames(_ proposal: ProposedSize) -> [String] {
        commands(proposal).compactMap { if case .fill(let outline, _, _) = $0 { outline.bounds.printed } else { nil } }
    }

    func frames(_ width: CGFloat?, _ height: CGFloat?) -> [String] { frames(ProposedSize(width: width, height: height)) }

    /// The drawing at ten pixels a point.
    func commands(_ proposal: ProposedSize, scale: CGFloat = 10) -> [DisplayList.Command] {
        var context = DrawContext(displayScale: scale, container: ContainerOutline(rect: .zero, radius: 0))
        draw(at: .zero, proposal: proposal, into: &context)
        return context.list.commands
    }

    /// The size for a proposal, "WxH".
    func extent(_ width: CGFloat?, _ height: CGFloat?) -> String { size(for: ProposedSize(width: width, height: height)).printed }

    /// The same node with its children from right to left.
    func turned() -> Self {
        mirrored = true
        return self
    }
}

extension CGSize {
    var printed: String { "\(tenth(width))x\(tenth(height))" }
}

extension CGRect {
    var printed: String { "\(tenth(minX)),\(tenth(minY)) \(size.printed)" }
}

private func tenth(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// The standard guides, as the view library defines them.
enum Guide {
    private enum Name {
        enum Leading {}
        enum Center {}
        enum Trailing {}
        enum Top {}
        enum Middle {}
        enum Bottom {}
        enum Baseline {}
        enum LastBaseline {}
    }

    static let leading = AlignmentKey(id: ObjectIdentifier(Name.Leading.self), axis: .horizontal) { _ in 0 }
    static let center = AlignmentKey(id: ObjectIdentifier(Name.Center.self), axis: .horizontal) { $0.size.width / 2 }
    static let trailing = AlignmentKey(id: ObjectIdentifier(Name.Trailing.self), axis: .horizontal) { $0.size.width }
    static let top = AlignmentKey(id: ObjectIdentifier(Name.Top.self), axis: .vertical) { _ in 0 }
    static let middle = AlignmentKey(id: ObjectIdentifier(Name.Middle.self), axis: .vertical) { $0.size.height / 2 }
    static let bottom = AlignmentKey(id: ObjectIdentifier(Name.Bottom.self), axis: .vertical) { $0.size.height }
    static let baseline = AlignmentKey(id: ObjectIdentifier(Name.Baseline.self), axis: .vertical, merge: .first) { $0.size.height }
    static let lastBaseline = AlignmentKey(id: ObjectIdentifier(Name.LastBaseline.self), axis: .vertical, merge: .last) { $0.size.height }
}

extension AlignmentPair {
    static let center = AlignmentPair(horizontal: Guide.center, vertical: Guide.middle)
    static let topLeading = AlignmentPair(horizontal: Guide.leading, vertical: Guide.top)
    static let bottomTrailing = AlignmentPair(horizontal: Guide.trailing, vertical: Guide.bottom)
    static let leading = AlignmentPair(horizontal: Guide.leading, vertical: Guide.middle)
}

func row(_ children: LayoutNode..., alignment: AlignmentKey = Guide.middle, spacing: CGFloat? = 0) -> StackNode {
    StackNode(axis: .horizontal, alignment: alignment, spacing: spacing, children: children)
}

func column(_ children: LayoutNode..., alignment: AlignmentKey = Guide.center, spacing: CGFloat? = 0) -> StackNode {
    StackNode(axis: .vertical, alignment: alignment, spacing: spacing, children: children)
}

func spacer(_ least: CGFloat = 8, axis: LayoutAxis? = .horizontal) -> LayoutNode { SpacerNode(axis: axis, least: least) }

extension LayoutNode {
    func priority(_ priority: Double) -> LayoutNode { TraitNode(child: self) { $0.priority = priority } }
    func layer(_ index: Double) -> LayoutNode { TraitNode(child: self) { $0.zIndex = index } }

    func guided(_ key: AlignmentKey, _ value: @escaping (LayoutDimensions) -> CGFloat) -> LayoutNode {
        GuideNode(key: key, child: self, value: value)
    }

    func padded(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) -> LayoutNode {
        PaddingNode(insets: .init(top: top, leading: leading, bottom: bottom, trailing: trailing), child: self)
    }

    func framed(_ width: CGFloat?, _ height: CGFloat?, _ alignment: AlignmentPair = .center) -> LayoutNode {
        FrameNode(width: width, height: height, alignment: alignment, child: self)
    }

    func flexed(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, _ alignment: AlignmentPair = .center
    ) -> LayoutNode {
        FlexibleFrameNode(
            horizontal: .init(least: minWidth, ideal: idealWidth, greatest: maxWidth),
            vertical: .init(least: minHeight, ideal: idealHeight, greatest: maxHeight), alignment: alignment, child: self)
    }

    func fixed(horizontal: Bool = true, vertical: Bool = true) -> LayoutNode {
        FixedSizeNode(horizontal: horizontal, vertical: vertical, child: self)
    }

    func ratio(_ ratio: CGFloat?, fills: Bool = false) -> LayoutNode { AspectRatioNode(ratio: ratio, fills: fills, child: self) }
}

/// A node, what it is offered, and where its leaves then lie.
struct LayoutCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let node: @Sendable () -> LayoutNode
    private let proposal: ProposedSize
    private let frames: [String]
    private let size: String?

    /// Offered 100 by 50 points where nothing else is said; the size is compared where it is given.
    init(
        _ name: String, _ node: @escaping @autoclosure @Sendable () -> LayoutNode, in room: (CGFloat?, CGFloat?) = (100, 50),
        _ frames: [String] = [],
        size: String? = nil
    ) {
        testDescription = name
        self.node = node
        proposal = ProposedSize(width: room.0, height: room.1)
        self.frames = frames
        self.size = size
    }

    func check() {
        let node = node()
        #expect(node.frames(proposal) == frames)
        if let size { #expect(node.size(for: proposal).printed == size) }
    }
}
