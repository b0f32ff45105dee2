package import Drawing
package import Foundation

/// Asks for the glyphs of a text; the answer is a `ShapedText`.
package struct ShapeRequest: Hashable, Sendable {
    package var text: String
    package var face: FontFace
    /// BCP 47, as in "de"; empty for the host's own.
    package var language: String

    package init(text: String, face: FontFace, language: String) {
        self.text = text
        self.face = face
        self.language = language
    }
}

/// Asks for a picture of the bundle's resources, by name as in an asset catalog, or hands one over.
package struct ImageRequest: Hashable, Sendable {
    package var name: String
    package var colorScheme: RenderEnvironment.ColorScheme
    package var displayScale: CGFloat
    /// OpenType weight, 100...900, of the text beside the picture: it tells in which a symbol of the bundle's own is drawn.
    package var weight: UInt16
    /// A picture that the bundle made or fetched; the name is then of no account.
    package var file: File?

    /// A PNG or JPEG file.
    package struct File: Hashable, Sendable {
        package var bytes: [UInt8]
        /// Pixels a point.
        package var scale: CGFloat

        /// Bytes of a file at most.
        package static let limit = 16 << 20

        package init(bytes: [UInt8], scale: CGFloat) {
            self.bytes = bytes
            self.scale = scale
        }
    }

    package init(name: String, colorScheme: RenderEnvironment.ColorScheme, displayScale: CGFloat, weight: UInt16 = 400) {
        self.name = name
        self.colorScheme = colorScheme
        self.displayScale = displayScale
        self.weight = weight
    }

    package init(_ file: File) {
        self.init(name: "", colorScheme: .light, displayScale: 1)
        self.file = file
    }
}

/// What the host knows of a picture.
package enum ImageAnswer: Hashable, Sendable {
    case found(Found)
    /// There is none of that name.
    case missing
    /// There is one that cannot be drawn; the host has said why in its log.
    case broken

    package struct Found: Hashable, Sendable {
        package var key: ImageKey
        /// In points; of a symbol beside text of 17 points.
        package var size: CGSize
        package var isTemplate: Bool
        /// Whether it is a symbol of the bundle's own, which is as large as the text beside it.
        package var isSymbol: Bool

        package init(key: ImageKey, size: CGSize, isTemplate: Bool, isSymbol: Bool = false) {
            self.key = key
            self.size = size
            self.isTemplate = isTemplate
            self.isSymbol = isSymbol
        }
    }
}

/// Asks for a colour of the bundle's asset catalogs.
package struct ColorRequest: Hashable, Sendable {
    package var name: String
    package var colorScheme: RenderEnvironment.ColorScheme

    package init(name: String, colorScheme: RenderEnvironment.ColorScheme) {
        self.name = name
        self.colorScheme = colorScheme
    }
}

/// The colour, or nil when there is none of that name.
package struct ColorAnswer: Hashable, Sendable {
    package var color: RGBA?
    package init(color: RGBA?) { self.color = color }
}

/// Tells the host that timelines should be asked for again; no kind means all kinds of the bundle.
package struct ReloadRequest: Hashable, Sendable {
    package var kind: String?
    package init(kind: String?) { self.kind = kind }
}
