import BundleMessages

/// The pictures under one name in an asset catalog.
struct ImageSet: Decodable {
    let images: [Image]
    let properties: Properties?

    struct Image: Decodable, AssetVariant {
        let idiom: String?
        let filename: String?
        let scale: String?
        let appearances: [AssetContents.Appearance]?
        let locale: String?
        let direction: String?

        enum CodingKeys: String, CodingKey {
            case idiom, filename, scale, appearances, locale
            case direction = "language-direction"
        }

        var isForSomeReaders: Bool { locale != nil || direction == "right-to-left" }

        /// Pixels a point of the file.
        var pixelsPerPoint: Double {
            guard let scale, scale.hasSuffix("x"), let factor = Double(scale.dropLast()), factor > 0 else { return 1 }
            return factor
        }
    }

    struct Properties: Decodable {
        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        let intent: String?
    }

    var isTemplate: Bool { properties?.intent == "template" }

    /// The file for a scheme and a scale: of those that fit best the smallest that is sharp, or else the largest.
    func image(for scheme: RenderEnvironment.ColorScheme, displayScale: Double) -> (file: String, scale: Double)? {
        let fitting = images.compactMap { image in
            image.filename.flatMap { file in image.fit(scheme).map { (file, image.pixelsPerPoint, $0) } }
        }
        guard let best = fitting.map(\.2).max() else { return nil }
        let choice = sharpest(fitting.filter { $0.2 == best }, displayScale: displayScale) { $0.1 }
        return choice.map { ($0.0, $0.1) }
    }
}

/// Of several sizes the smallest that is sharp at a scale, or else the largest.
func sharpest<Item>(_ items: [Item], displayScale: Double, scale: (Item) -> Double) -> Item? {
    let sharp = items.filter { scale($0) >= displayScale }
    return sharp.min { scale($0) < scale($1) } ?? items.max { scale($0) < scale($1) }
}
