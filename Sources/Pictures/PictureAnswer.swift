package import Drawing
internal import PictureMessages

/// A picture's file.
package struct MadePicture: Hashable, Sendable {
    package let bytes: [UInt8]
    package let format: DrawFormat
    /// In pixels, or in points where the file is of vectors.
    package let width: Int
    /// In pixels, or in points where the file is of vectors.
    package let height: Int
    package let list: ListDigest
    /// A sentence for each thing that is missing in it.
    package let warnings: [String]
    /// The moment that it was drawn for, in seconds since 1970.
    let drawnAt: Double
    /// When it is next another by itself, in seconds since 1970; nil for one that stays.
    package let until: Double?

    init(_ drawn: DrawnPicture, for key: PictureKey, at moment: Double) {
        bytes = drawn.bytes
        format = key.format
        width = drawn.width
        height = drawn.height
        list = key.list
        warnings = drawn.warnings
        drawnAt = moment
        until = drawn.until
    }

    /// Whether it shows what is true at a moment.
    func holds(at moment: Double) -> Bool { until.map { drawnAt <= moment && moment < $0 } ?? true }
}

/// What a wish for a picture brings.
package enum PictureAnswer: Hashable, Sendable {
    case made(MadePicture)
    /// What was last shown in that place, because what was asked for cannot be made.
    case earlier(MadePicture, because: PictureFailure)
    case failed(PictureFailure)
}
