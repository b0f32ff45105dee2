import CairoRendering
import Foundation
import Rendering
import TestSupport

/// Whether two files of PNG show the same, however they are packed.
struct PictureCheck {
    /// What rounding may change of a channel, 0...255.
    private static let tolerance = 2

    let drawn: String
    let kept: String

    /// Says how the pictures differ; nothing where they show the same.
    func run() throws {
        guard let difference = try PictureDifference(picture(drawn), picture(kept), tolerance: Self.tolerance) else {
            throw LabError.differs("\(kept): the picture drawn now has another size")
        }
        guard difference.pixels > 0 else { return }
        throw LabError.differs("\(kept): \(difference.pixels) pixels differ from what is drawn now, by up to \(difference.most) of 255")
    }

    private func picture(_ file: String) throws -> Bitmap {
        try ImageDecoder.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: file))), file: file)
    }
}
