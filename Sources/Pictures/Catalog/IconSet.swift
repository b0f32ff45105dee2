package import BundleMessages

/// The sizes of an app's icon in an asset catalog.
package struct IconSet: Decodable, PictureSet {
    let images: [Image]
    package var isTemplate: Bool { false }
    package var isSymbol: Bool { false }

    struct Image: Decodable, AssetVariant {
        let idiom: String?
        let filename: String?
        let size: String?
        let scale: String?
        let appearances: [AssetContents.Appearance]?

        var isForSomeReaders: Bool { false }

        /// Pixels along a side; nil where the catalog does not say, or says what no icon has.
        fileprivate var pixels: Double? {
            guard let points = size?.split(separator: "x").first.flatMap({ Double($0) }) else { return nil }
            let pixels = points * (scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil } ?? 1)
            return Self.sides.contains(pixels) ? pixels : nil
        }

        private static let sides = 1.0...65_536
    }

    /// The side of an icon on the home screen in points, which is what its name stands for.
    private static let side = 60.0

    /// The file for a scheme and a scale, and its pixels a point: the smallest that is sharp, or else the largest.
    package func image(
        for scheme: RenderEnvironment.ColorScheme, displayScale: Double, weight: UInt16 = 400
    ) -> (file: String, scale: Double)? {
        let fitting = images.compactMap { image -> (file: String, scale: Double, fit: Int)? in
            guard let file = image.filename, let fit = image.fit(scheme), let pixels = image.pixels else { return nil }
            return (file, pixels / Self.side, fit)
        }
        guard let best = fitting.map(\.fit).max() else { return nil }
        return sharpest(fitting.filter { $0.fit == best }, displayScale: displayScale) { $0.scale }.map { ($0.file, $0.scale) }
    }
}
