import BundleMessages
import Bundles
import CairoRendering
import Drawing
import Foundation

/// Answers the cards' questions as the host does: text from the system's fonts, and the one picture that they hold.
final class BenchServices: BundleServices, PictureSource {
    let shaper = PangoTextShaper()
    private let key = ImageKey(digest: [UInt8](repeating: 1, count: 32))
    private let decoded: Picture?

    init(folder: String) {
        let path = folder + "/Assets.xcassets/picture.imageset/picture@2x.png"
        let bytes = [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data())
        decoded = (try? ImageDecoder.decode(bytes, file: path)).map { Picture(bitmap: $0, scale: 2) }
    }

    func picture(_ key: ImageKey) -> Picture? { decoded }

    func shapeText(_ request: [UInt8], answer: @escaping Answer) {
        let wish = try? ShapeRequest(decoding: request)
        answer(wish.map { shaper.shape($0.text, face: $0.face, language: $0.language).encoded() })
    }

    func image(_ request: [UInt8], answer: @escaping Answer) {
        answer(ImageAnswer.found(.init(key: key, size: CGSize(width: 48, height: 48), isTemplate: false)).encoded())
    }

    func color(_ request: [UInt8]) -> [UInt8]? { ColorAnswer(color: nil).encoded() }
    func defaults(_ request: [UInt8]) -> [UInt8]? { nil }
    func activity(_ request: [UInt8]) -> [UInt8]? { nil }
    func placements(_ request: [UInt8]) -> [UInt8]? { nil }
}
