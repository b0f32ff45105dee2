import CairoRendering
import Drawing
import Foundation
import LayoutEngine
import PictureMessages
import Rendering
import Synchronization

extension FuzzTarget {
    /// Lists as the process that draws takes them: at any moment, in every format.
    static let drawings = FuzzTarget("drawings", takesMessages: true, rounds: 100, seeds: { Samples.lists.map { $0.encoded() } }) { bytes in
        guard let list = try? DisplayList(decoding: bytes) else { return }
        for moment in [1_800_000_000, 0, 1e300] { Easel.draw(list, at: moment, as: .png) }
        Easel.draw(list, at: 1_800_000_000, as: bytes.count % 2 == 0 ? .svg : .pdf)
    }

    /// The file of a picture: its head, which the daemon reads, and all of it.
    static let pictures = FuzzTarget("pictures", seeds: { Samples.pictures }) { bytes in
        for bytes in [bytes, PNGSums.corrected(bytes)] {
            guard let size = try? ImageDecoder.decodableSize(of: bytes, file: "a"), size.width * size.height <= 1 << 20 else { continue }
            guard let bitmap = try? ImageDecoder.decode(bytes, file: "a") else { continue }
            hold(bitmap.width == size.width && bitmap.height == size.height, "a picture has another size than its head says")
        }
    }

    /// A font file that a bundle brings along.
    static let fonts = FuzzTarget("fonts", rounds: 500, seeds: { [FontSample.font] }) { bytes in
        let number = fontCount.withLock { count in
            count += 1
            return count
        }
        // Each under a name of its own: faces are kept by the name of their file.
        let path = Scratch.write(bytes, "fonts/\(number).ttf")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let glyphs = (0..<6).map { GlyphRun.Glyph(id: $0, x: Float($0) * 9) }
        let run = GlyphRun(font: 0, size: 12, origin: CGPoint(x: 0, y: 12), glyphs: glyphs, paint: .color(.black), text: "")
        let list = DisplayList(size: CGSize(width: 60, height: 16), commands: [.glyphs(run)], fonts: [FontKey(path: path)])
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
        _ = try? PictureRenderer(folders: FontFolders([folder])).draw(list, scale: 1)
    }

    private static let fontCount = Mutex(0)
}

/// What draws the lists, kept from one to the next as in the process that draws.
private enum Easel {
    private static let shaper = PangoTextShaper()
    private static let writer = Mutex<PictureWriter?>(nil)
    /// Pixels along the longer side.
    private static let side = 48.0

    static func draw(_ list: DisplayList, at moment: Double, as format: DrawFormat) {
        let still = list.standing(at: Date(timeIntervalSince1970: moment), shaper: shaper).list
        let scale = min(1, side / max(list.size.width, list.size.height, 1))
        writer.withLock { writer in
            let kept = writer ?? PictureWriter(PictureRenderer(folders: shaper.folders, pictures: SamplePictures()))
            writer = kept
            _ = try? kept.file(of: still, as: format, scale: scale)
        }
    }
}

/// A small picture under the first name of the samples.
private struct SamplePictures: PictureSource {
    func picture(_ key: ImageKey) -> Picture? {
        guard key == Samples.images[0], let file = Samples.pictures.first, let bitmap = try? ImageDecoder.decode(file, file: "a") else {
            return nil
        }
        return Picture(bitmap: bitmap, scale: 2)
    }
}
