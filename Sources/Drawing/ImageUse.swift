package import Foundation

/// A picture by the hash of its content.
package struct ImageKey: Hashable, Sendable {
    /// SHA-256 of the file's bytes.
    package var digest: [UInt8]

    package init(digest: [UInt8]) { self.digest = digest }
}

/// A picture drawn into a rectangle.
package struct ImageUse: Hashable, Sendable {
    /// Which of the list's images.
    package var image: Int
    package var rect: CGRect
    /// Draw only the picture's shape, in this paint.
    package var tint: Paint?
    package var interpolation: Interpolation
    /// The part that stretches, as insets in points of the picture; nil when all of it does.
    package var capInsets: Insets?
    /// How large the whole picture is in those points; nil leaves it to whoever has the picture's file.
    package var natural: CGSize?
    /// A change of the picture's colours.
    package var colors: ColorMatrix?

    package init(
        image: Int, rect: CGRect, tint: Paint? = nil, interpolation: Interpolation = .medium, capInsets: Insets? = nil,
        natural: CGSize? = nil, colors: ColorMatrix? = nil
    ) {
        self.image = image
        self.rect = rect
        self.tint = tint
        self.interpolation = interpolation
        self.capInsets = capInsets
        self.natural = natural
        self.colors = colors
    }

    package enum Interpolation: UInt8, Sendable {
        case none = 0
        case low = 1
        case medium = 2
        case high = 3
    }

    package struct Insets: Hashable, Sendable {
        package var top: CGFloat
        package var left: CGFloat
        package var bottom: CGFloat
        package var right: CGFloat
        package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }
}
