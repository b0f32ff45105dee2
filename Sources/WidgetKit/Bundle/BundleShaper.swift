internal import BundleMessages
internal import Drawing

/// Shapes text with the host's fonts; what was shaped is kept, since the next entry shows much the same words.
final class BundleShaper: TextShaper {
    private let host: HostPort
    private var known = GenerationCache<ShapeRequest, ShapedText>(generationCost: 16_384)

    init(_ host: HostPort) { self.host = host }

    func shape(_ text: String, face: FontFace, language: String) -> ShapedText {
        let request = ShapeRequest(text: text.cut(to: ShapeRequest.textLimit), face: face, language: language)
        let cost = 16 + request.text.utf8.count
        if let shaped = known.value(for: request, cost: cost) { return shaped.padded(to: text) }
        // What the host cannot shape now it may shape later.
        guard let shaped: ShapedText = host.ask(.shapeText, request) else { return ShapedText.blank.padded(to: text) }
        known.insert(shaped, for: request, cost: cost)
        return shaped.padded(to: text)
    }
}

extension String {
    /// The first so many Unicode scalars.
    fileprivate func cut(to limit: Int) -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else { return self }
        return String(self[..<end])
    }
}

extension ShapedText {
    /// What stands for a text that the host did not shape: room without glyphs.
    fileprivate static let blank = ShapedText(runs: [], breaks: [], metrics: FontMetrics(ascent: 0.97, descent: 0.24))

    /// With a flag for each byte of the whole text, also of a part that was not shaped.
    fileprivate func padded(to text: String) -> ShapedText {
        let missing = text.utf8.count + 1 - breaks.count
        guard missing > 0 else { return self }
        var padded = self
        padded.breaks += Array(repeating: [], count: missing)
        return padded
    }
}
