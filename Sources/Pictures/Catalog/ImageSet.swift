package import BundleMessages

/// Several files of one picture, for schemes and scales.
package protocol PictureSet {
    /// Whether only the picture's shape is meant.
    var isTemplate: Bool { get }
    /// Whether it is a symbol, which is as large as the text beside it.
    var isSymbol: Bool { get }
    /// The file for a scheme, a scale and a weight of type, with its pixels a point; nil where there is none.
    func image(for scheme: RenderEnvironment.ColorScheme, displayScale: Double, weight: UInt16) -> (file: String, scale: Double)?
}

/// The pictures under one name in an asset catalog.
package struct ImageSet: Decodable, PictureSet {
    let images: [Image]
    let properties: Properties?

    struct Image: Decodable, AssetVariant {
        let idiom: String?
        let filename: String?
        let scale: String?
        let appearances: [AssetContents.Appearance]?
        let locale: String?
        let direction: String?
        /// Of the type beside a symbol that `widgethost build` has drawn.
        let weight: Int?

        enum CodingKeys: String, CodingKey {
            case idiom, filename, scale, appearances, locale, weight
            case direction = "language-direction"
        }

        var isForSomeReaders: Bool { locale != nil || direction == "right-to-left" }

        /// Pixels a point of the file.
        var pixelsPerPoint: Double {
            guard let scale, scale.hasSuffix("x"), let factor = Double(scale.dropLast()), Self.scales.contains(factor) else { return 1 }
            return factor
        }

        private static let scales = 0.1...64
    }

    struct Properties: Decodable {
        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case isSymbol = "widgethost-symbol"
        }
        let intent: String?
        let isSymbol: Bool?
    }

    package var isTemplate: Bool { properties?.intent == "template" }
    package var isSymbol: Bool { properties?.isSymbol ?? false }

    /// Of the files in the nearest weight that fit best the smallest that is sharp, or else the largest.
    package func image(
        for scheme: RenderEnvironment.ColorScheme, displayScale: Double, weight: UInt16 = 400
    ) -> (file: String, scale: Double)? {
        let nearest = images.compactMap(\.weight).min { abs(Double($0) - Double(weight)) < abs(Double($1) - Double(weight)) }
        let fitting = images.filter { $0.weight == nearest }.compactMap { image in
            image.filename.flatMap { file in image.fit(scheme).map { (file, image.pixelsPerPoint, $0) } }
        }
        guard let best = fitting.map(\.2).max() else { return nil }
        let choice = sharpest(fitting.filter { $0.2 == best }, displayScale: displayScale) { $0.1 }
        return choice.map { ($0.0, $0.1) }
    }
}

/// Of several sizes the smallest that is sharp at a scale, or else the largest.
package func sharpest<Item>(_ items: [Item], displayScale: Double, scale: (Item) -> Double) -> Item? {
    let sharp = items.filter { scale($0) >= displayScale }
    return sharp.min { scale($0) < scale($1) } ?? items.max { scale($0) < scale($1) }
}
