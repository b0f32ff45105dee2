package import Foundation

/// Something that a bundle shows to its author alone: a `#Preview`, or a view of a `PreviewProvider`.
package struct PreviewDescription: Hashable, Sendable {
    /// The kind under which it is asked for a timeline.
    package var kind: String
    /// As its author called it; of none what it is a preview of.
    package var name: String
    /// The family that it is shown in; nil for a view by itself.
    package var family: Family?
    /// In points; nil for that of the family, or of a screen.
    package var size: CGSize?
    /// Whether it is a Live Activity, which is seen in each of its places under a kind of its own: see `kind(in:)`.
    package var isActivity: Bool

    package init(kind: String, name: String, family: Family? = nil, size: CGSize? = nil, isActivity: Bool = false) {
        self.kind = kind
        self.name = name
        self.family = family
        self.size = size
        self.isActivity = isActivity
    }

    /// Where a Live Activity is seen; a bundle counts them from 0 in this order.
    package enum ActivityPlace: String, CaseIterable, Sendable {
        case content, compact, minimal, expanded
    }

    /// The kind under which the Live Activity is seen in a place.
    package func kind(in place: ActivityPlace) -> String { "\(kind).\(ActivityPlace.allCases.firstIndex(of: place) ?? 0)" }
}
