import CairoRendering
import Drawing
import Rendering

/// Makes pictures of display lists, with the fonts that text was shaped with.
final class PictureMaker {
    let store = PictureStore()
    /// Reads the system's fonts when it is first needed.
    private(set) lazy var shaper = PangoTextShaper()
    private lazy var renderer = PictureRenderer(folders: shaper.folders, pictures: store)
    private var writer = PNGWriter()
    private var told: Set<PictureWarning> = []
    private let log: Log

    init(log: Log) { self.log = log }

    /// Reads the fonts, so that it is done while a bundle starts.
    func prepare() { _ = shaper }

    /// The picture at `scale` pixels a point; what of the list cannot be drawn is told once.
    func bitmap(of list: DisplayList, scale: Double, kind: String) throws(HostError) -> Bitmap {
        do throws(PictureError) {
            let (bitmap, warnings) = try renderer.draw(list, scale: scale)
            for warning in warnings where told.insert(warning).inserted { log.say("\(kind): \(warning)") }
            return bitmap
        } catch {
            throw .notDrawn(kind: kind, reason: "\(error)")
        }
    }

    /// The same as a PNG file's bytes.
    func png(of list: DisplayList, scale: Double, kind: String) throws(HostError) -> [UInt8] {
        let bitmap = try bitmap(of: list, scale: scale, kind: kind)
        guard let bytes = writer.bytes(of: bitmap, scale: scale) else {
            throw .notDrawn(kind: kind, reason: "\(bitmap.width) × \(bitmap.height) pixels are too many for a PNG")
        }
        return bytes
    }
}
