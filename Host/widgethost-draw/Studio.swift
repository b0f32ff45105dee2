import CLinux
import CairoRendering
import Drawing
import Foundation
import LayoutEngine
import PictureMessages
import Rendering

/// Makes pictures of encoded lists.
final class Studio {
    private let files: PictureShelf
    private let reply: (DrawReply) -> Void
    private let shaper: PangoTextShaper
    private var folders: FontFolders
    private lazy var renderer = PictureRenderer(folders: folders, pictures: files)
    private lazy var writer = PictureWriter(renderer)

    /// Pixels of a picture at most.
    static let pixelLimit = 16 << 20

    /// `reply` takes what there is to say to the host.
    init(shaper: PangoTextShaper, reply: @escaping (DrawReply) -> Void) {
        self.shaper = shaper
        folders = shaper.folders
        self.reply = reply
        files = PictureShelf { reply(.undecodable($0, reason: $1)) }
    }

    func take(_ work: StudioThread.Work) {
        switch work {
        case .draw(let number, let order): reply(draw(number, order))
        case .file(let key, let file): files.insert(file, for: key)
        case .allowFonts(let folder):
            folders = folders.adding([folder])
            renderer.allowFonts(in: [folder])
        case .rest: rest()
        }
    }

    private func draw(_ number: UInt64, _ order: DrawOrder) -> DrawReply {
        let list: DisplayList
        do throws(WireError) { list = try DisplayList(decoding: order.list) } catch {
            return .refused(number: number, reason: "\(error)")
        }
        let lacking = order.isFinal ? [] : files.lacking(of: list.images)
        guard lacking.isEmpty else { return .lacks(number: number, lacking) }
        return draw(number, list, order)
    }

    private func draw(_ number: UInt64, _ list: DisplayList, _ order: DrawOrder) -> DrawReply {
        let (width, height) = (list.size.width * order.scale, list.size.height * order.scale)
        guard width * height <= Double(Self.pixelLimit) else {
            return .undrawable(number: number, reason: "\(width) × \(height) pixels, where \(Self.pixelLimit) are the most")
        }
        do throws(PictureError) {
            let (still, until) = list.standing(at: Date(timeIntervalSince1970: order.moment), shaper: shaper)
            let file = try writer.file(of: still, as: order.format, scale: order.scale)
            let missing = file.warnings.filter { !isTold($0) }.map(\.description)
            let picture = DrawnPicture(
                file.bytes, width: file.width, height: file.height, warnings: missing, until: until?.timeIntervalSince1970)
            return .drawn(number: number, picture)
        } catch {
            return .undrawable(number: number, reason: "\(error)")
        }
    }

    private func isTold(_ warning: PictureWarning) -> Bool {
        if case .pictureMissing(let key) = warning { files.isBroken(key) } else { false }
    }

    /// Keeps the fonts, and gives the memory of bitmaps and pictures back to the system.
    private func rest() {
        if files.empty() { renderer = PictureRenderer(folders: folders, pictures: files) }
        writer = PictureWriter(renderer)
        widgethost_give_back_memory()
    }
}
