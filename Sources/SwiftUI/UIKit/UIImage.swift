public import Foundation

/// A picture in UIKit's words, which sources that import only SwiftUI name too.
///
/// Pictures of the bundle and symbols only: one made of bytes cannot cross to the host yet, and there is none.
public final class UIImage: Hashable, Sendable {
    let source: Image.Source

    private init(_ source: Image.Source) { self.source = source }

    /// A picture of the bundle; whether it exists shows only when it is drawn.
    public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil) {
        self.init(.named(name))
    }

    /// A symbol of the system; whether it exists shows only when it is drawn.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }

    /// Always nil.
    public convenience init?(data: Data, scale: CGFloat = 1) { return nil }

    /// Always nil.
    public convenience init?(contentsOfFile path: String) { return nil }

    public static func == (left: UIImage, right: UIImage) -> Bool { left.source == right.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Image {
    public nonisolated init(uiImage: UIImage) { self.init(uiImage.source) }
}
