package import PictureMessages

/// A picture's file.
package struct MadePicture: Hashable, Sendable {
    package let bytes: [UInt8]
    package let format: DrawFormat
    package let list: ListDigest
    /// A sentence for each thing that is missing in it.
    package let warnings: [String]
    /// The moment that it was drawn for, in seconds since 1970, and when it is next another by itself; nil for one that stays.
    let drawnAt: Double
    package let until: Double?

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
