public import Foundation

/// A picture in UIKit's words, which sources that import only SwiftUI name too.
///
/// One made of bytes is PNG or JPEG, and keeps its file: `pngData` and `jpegData` give that, whatever its format.
public final class UIImage: Hashable, Sendable {
    let source: Image.Source
    let renderingMode: RenderingMode
    let tint: UIColor?

    init(_ source: Image.Source, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil) {
        self.source = source
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// A picture that code has drawn.
    convenience init(_ picture: DrawnPicture) { self.init(.drawn(picture)) }

    /// A picture of the bundle; whether it exists shows only when it is drawn.
    public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil) {
        self.init(.named(name))
    }

    /// A symbol of the system; whether it exists shows only when it is drawn.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }

    /// A picture of a PNG or JPEG file's bytes; nil for others. The scale is its pixels a point.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let file = PictureBytes(Array(data), scale: scale) else { return nil }
        self.init(.file(file))
    }

    /// A picture of a PNG or JPEG file, whose name may tell its scale, as in "Lina@2x.png"; nil where there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = path.split(separator: ".").dropLast().last ?? ""
        self.init(data: data, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
    }

    /// In points; zero for a picture of the bundle and a symbol, of which nothing is known before they are drawn.
    public var size: CGSize { file?.size ?? drawn?.size ?? .zero }

    /// Pixels a point.
    public var scale: CGFloat { file?.scale ?? drawn?.scale ?? 1 }

    /// The file that the picture was made of; nil for a picture of the bundle, a symbol, and one that code has drawn.
    public func pngData() -> Data? { file.map { Data($0.bytes) } }

    /// The file that the picture was made of, as it is; nil where `pngData` is.
    public func jpegData(compressionQuality: CGFloat) -> Data? { file.map { Data($0.bytes) } }

    private var file: PictureBytes? {
        guard case .file(let file) = source else { return nil }
        return file
    }

    private var drawn: DrawnPicture? {
        guard case .drawn(let picture) = source else { return nil }
        return picture
    }

    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.source == right.source && left.renderingMode == right.renderingMode && left.tint == right.tint
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Image {
    public nonisolated init(uiImage: UIImage) {
        self.init(uiImage.source)
        tint = uiImage.tint?.source
        renderingMode = [.alwaysTemplate: .template, .alwaysOriginal: .original][uiImage.renderingMode]
    }
}
