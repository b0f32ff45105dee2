import BundleMessages
import CairoRendering
import Drawing
import PictureMessages

/// Takes requests: text is shaped on the thread that reads, pictures are drawn on a thread of their own.
///
/// So a picture that takes long does not keep back the text of all bundles.
final class DrawDesk {
    private let line: HostLine
    private let shaper = PangoTextShaper()
    private let studio: StudioThread

    /// Reads the system's fonts.
    init(line: HostLine) {
        self.line = line
        studio = StudioThread(shaper: shaper, line: line)
    }

    func take(_ request: DrawRequest) {
        switch request {
        case .draw(let number, let order): studio.submit(.draw(number: number, order))
        case .file(let key, let file): studio.submit(.file(key, file))
        case .shape(let number, let request): line.send(shape(number, request))
        case .addFonts(let number, let folder): line.send(.fontsAdded(number: number, refused: addFonts(of: folder)))
        }
    }

    /// Gives back what is only kept for the next picture.
    func rest() { studio.submit(.rest) }

    private func shape(_ number: UInt64, _ request: [UInt8]) -> DrawReply {
        do throws(WireError) {
            let wish = try ShapeRequest(decoding: request)
            return .shaped(number: number, shaper.shape(wish.text, face: wish.face, language: wish.language).encoded())
        } catch {
            return .refused(number: number, reason: "\(error)")
        }
    }

    private func addFonts(of folder: String) -> [String] {
        studio.submit(.allowFonts(folder: folder))
        return shaper.addFonts(BundleFonts.files(in: folder))
    }
}
