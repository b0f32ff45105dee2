internal import Drawing
internal import Foundation
internal import LayoutEngine

extension TextResolver {
    /// Adds a symbol in the weight and size of the text, or a picture that stands on its baseline; a picture that is missing, or drawn
    /// by code, is nothing.
    mutating func add(_ image: Image, _ attributes: TextAttributes) {
        var segment = segment("", attributes)
        switch image.source {
        case .symbol(let name):
            segment.text = name
            segment.face = FontFace(design: .symbol, weight: segment.face.weight)
            segment.metrics = segment.metrics ?? .system
        case .named, .file:
            guard let picture = pictures(image.source) else { return }
            // What Unicode has for an object among letters.
            segment.text = if case .named(let name) = image.source { name } else { "\u{FFFC}" }
            let isTemplate = image.renderingMode.map { $0 == .template } ?? picture.isTemplate
            let size = picture.size(beside: segment.size, .medium)
            segment.picture = StyledText.Picture(image: picture.key, size: size, isTemplate: isTemplate)
        case .drawn: return
        }
        append(segment)
    }
}
