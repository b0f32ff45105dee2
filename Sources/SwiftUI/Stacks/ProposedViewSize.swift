public import Foundation
package import LayoutEngine

/// The size that a parent proposes, in points; nil asks for the ideal size in that direction.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public nonisolated init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public nonisolated init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    package nonisolated init(_ proposal: ProposedSize) { self.init(width: proposal.width, height: proposal.height) }
    package var layout: ProposedSize { ProposedSize(width: width, height: height) }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal with what is missing taken from a size.
    public nonisolated func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
