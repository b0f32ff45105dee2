import BundleMessages
import Bundles
import Drawing

/// Answers the questions of one bundle: text from the host's fonts, pictures and colours from the bundle's own resources, and which
/// of its widgets are placed.
final class BundleDesk: BundleServices {
    private let name: String
    private let text: any TextDesk
    private let resources: BundleResources
    private let placed: () -> [PlacedWidget]
    /// Of its fonts, until they are added: who shows no text of the bundle's need not read them.
    private var folder: String?

    /// `remark` takes what is broken in its resources; `placed` says which widgets of the bundle are placed at the moment.
    init(
        _ bundle: CheckedBundle, text: any TextDesk, pictures: PictureMaker, remark: @escaping (String) -> Void,
        placed: @escaping () -> [PlacedWidget]
    ) {
        name = bundle.name
        folder = bundle.folder
        self.text = text
        self.placed = placed
        resources = BundleResources(of: bundle, store: pictures.store, read: pictures.reader.read, tell: remark)
    }

    func shapeText(_ request: [UInt8], answer: @escaping Answer) {
        if let folder { text.addFonts(in: folder) }
        folder = nil
        text.shape(request, of: name, answer: answer)
    }

    func image(_ request: [UInt8], answer: @escaping Answer) {
        guard let wish = try? ImageRequest(decoding: request) else { return answer(nil) }
        resources.image(wish) { answer($0.encoded()) }
    }

    func color(_ request: [UInt8]) -> [UInt8]? {
        guard let wish = try? ColorRequest(decoding: request) else { return nil }
        return ColorAnswer(color: resources.color(wish)).encoded()
    }

    func placements(_ request: [UInt8]) -> [UInt8]? { PlacementsAnswer(placed()).encoded() }

    // Both come with the daemon.
    func defaults(_ request: [UInt8]) -> [UInt8]? { nil }
    func activity(_ request: [UInt8]) -> [UInt8]? { nil }
}
