import CairoRendering
import Pictures

/// Has text shaped by the process that draws: this one has no fonts, and nothing that a text does to pango can hurt it.
final class DistantText: TextDesk {
    private let pictures: PictureService

    init(_ pictures: PictureService) { self.pictures = pictures }

    /// Told of a text that could not be shaped, by the bundle's name.
    var onFailure: (_ bundle: String, PictureFailure) -> Void = { _, _ in }

    func addFonts(in folder: String) {
        if BundleFonts.areThere(in: folder) { pictures.addFonts(in: folder) }
    }

    /// The bundle in the folder is another than it was.
    func renewFonts(in folder: String) {
        if BundleFonts.areThere(in: folder) { pictures.renewFonts(in: folder) }
    }

    func shape(_ request: [UInt8], of bundle: String, answer: @escaping ([UInt8]?) -> Void) {
        pictures.shape(request, of: bundle) { [weak self] shaped in
            if case .failure(let failure) = shaped { self?.onFailure(bundle, failure) }
            answer(try? shaped.get())
        }
    }
}
