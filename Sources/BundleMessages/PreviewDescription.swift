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

    package init(kind: String, name: String, family: Family? = nil, size: CGSize? = nil) {
        self.kind = kind
        self.name = name
        self.family = family
        self.size = size
    }
}
