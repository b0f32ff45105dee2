import BundleMessages
import Bundles
import CairoRendering
import Drawing
import Foundation
import LayoutEngine
import Rendering

/// Makes pictures of display lists, with the fonts that text was shaped with.
final class PictureMaker {
    let store = PictureStore()
    let reader: PictureReader
    /// Reads the system's fonts when it is first needed.
    private lazy var shaper = PangoTextShaper()
    private lazy var renderer = PictureRenderer(folders: shaper.folders.adding(fontFolders), pictures: decoded)
    /// Those of bundles.
    private var fontFolders: [String] = []
    private lazy var decoded = DecodedPictures(store) { [unowned self] in remark($0) }
    private lazy var writer = PictureWriter(renderer)
    private var told: Set<PictureWarning> = []
    /// Takes one line for each thing that cannot be drawn.
    var remark: (String) -> Void

    init(log: Log, loop: EventLoop) {
        remark = { log.say($0) }
        reader = PictureReader(loop)
    }

    /// Reads the fonts, so that it is done while a bundle starts.
    func prepare() { _ = shaper }

    /// Lets texts and lists use the fonts of a bundle's folder, by absolute path.
    func addFonts(in folder: String) {
        let files = BundleFonts.files(in: folder)
        guard !files.isEmpty, !fontFolders.contains(folder) else { return }
        fontFolders.append(folder)
        for file in shaper.addFonts(files) { remark("\(file) is no font") }
        renderer.allowFonts(in: [folder])
    }

    /// The glyphs of a text.
    func shape(_ wish: ShapeRequest) -> ShapedText { shaper.shape(wish.text, face: wish.face, language: wish.language) }

    /// The list as seen at a moment, and until when it stays so; nil for good.
    func standing(_ list: DisplayList, at moment: Date) -> (list: DisplayList, until: Date?) {
        list.moves ? list.standing(at: moment, shaper: shaper) : (list, nil)
    }

    /// The picture at `scale` pixels a point; what of the list cannot be drawn is told once.
    func bitmap(of list: DisplayList, scale: Double, kind: String) throws(HostError) -> Bitmap {
        do throws(PictureError) {
            let (bitmap, warnings) = try renderer.draw(list, scale: scale)
            tell(warnings, kind)
            return bitmap
        } catch {
            throw .notDrawn(kind: kind, reason: "\(error)")
        }
    }

    private func tell(_ warnings: [PictureWarning], _ kind: String) {
        for warning in warnings where !isTold(warning) { remark("\(kind): \(warning)") }
    }

    private func isTold(_ warning: PictureWarning) -> Bool {
        if case .pictureMissing(let key) = warning, decoded.isBroken(key) { return true }
        return !told.insert(warning).inserted
    }

    /// The same as a file's bytes.
    func file(of list: DisplayList, as format: DrawFormat = .png, scale: Double, kind: String) throws(HostError) -> [UInt8] {
        do throws(PictureError) {
            let written = try writer.file(of: list, as: format, scale: scale)
            tell(written.warnings, kind)
            return written.bytes
        } catch {
            throw .notDrawn(kind: kind, reason: "\(error)")
        }
    }
}
