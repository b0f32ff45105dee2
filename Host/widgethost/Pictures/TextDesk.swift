import BundleMessages
import Drawing

/// Where the text of bundles is shaped. [core thread]
protocol TextDesk: AnyObject {
    /// Answers an encoded `ShapeRequest` of a bundle with an encoded `ShapedText`, now or later; with nil when it cannot be shaped.
    func shape(_ request: [UInt8], of bundle: String, answer: @escaping ([UInt8]?) -> Void)

    /// Lets texts be set in the fonts of a bundle's folder, by absolute path; each folder counts once.
    func addFonts(in folder: String)
}

extension PictureMaker: TextDesk {
    /// Answers before it returns.
    func shape(_ request: [UInt8], of bundle: String, answer: @escaping ([UInt8]?) -> Void) {
        let wish = try? ShapeRequest(decoding: request)
        answer(wish.map { shape($0).encoded() })
    }
}
