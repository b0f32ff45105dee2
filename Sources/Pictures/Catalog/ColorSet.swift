package import BundleMessages
package import Drawing
import Foundation

/// The colours under one name in an asset catalog.
package struct ColorSet: Decodable {
    let colors: [Variant]

    struct Variant: Decodable, AssetVariant {
        let idiom: String?
        let appearances: [AssetContents.Appearance]?
        let color: Color?
        var isForSomeReaders: Bool { false }
    }

    struct Color: Decodable {
        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
            case reference
        }
        let space: String?
        /// The name of a colour of the system's, in place of components.
        let reference: String?
        let components: [String: Component]?
    }

    /// Written as text by some tools and as a number by others.
    struct Component: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) { self.text = text } else { text = "\(try container.decode(Double.self))" }
        }
    }

    /// The colour that is meant for a scheme; nil where there is none that is known here.
    package func color(for scheme: RenderEnvironment.ColorScheme) -> RGBA? {
        let fitting = colors.compactMap { variant in variant.fit(scheme).map { (variant, $0) } }
        guard let color = fitting.max(by: { $0.1 < $1.1 })?.0.color else { return nil }
        return color.reference.flatMap(SystemColor.named)?.rgba(dark: scheme == .dark) ?? color.rgba
    }
}

extension ColorSet.Color {
    /// The colour in sRGB, held to what sRGB can show; nil when it is not of a space known here.
    var rgba: RGBA? {
        guard let components else { return nil }
        let values = components.mapValues(\.text)
        guard let alpha = ComponentScale.unit.value(values["alpha"] ?? "1") else { return nil }
        let scale = ComponentScale(of: ["red", "green", "blue", "white"].compactMap { values[$0] })
        let channels = space?.contains("gray") ?? false ? ["white", "white", "white"] : ["red", "green", "blue"]
        let parts = channels.compactMap { values[$0].flatMap(scale.value) }
        guard parts.count == 3 else { return nil }
        let rgb = space == "display-p3" ? sRGB(fromDisplayP3: parts) : parts.map { min(max($0, 0), 1) }
        return RGBA(red: Float(rgb[0]), green: Float(rgb[1]), blue: Float(rgb[2]), alpha: Float(min(max(alpha, 0), 1)))
    }
}

/// How a colour's components are written: "0.5", "128" or "0x80".
enum ComponentScale {
    case unit
    case bytes

    /// Whole numbers are bytes as soon as one of them is larger than 1.
    init(of texts: [String]) {
        self = texts.contains { Int($0).map { $0 > 1 } ?? false } ? .bytes : .unit
    }

    func value(_ text: String) -> Double? {
        if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return self == .bytes && Int(text) != nil ? number / 255 : number
    }
}

private func sRGB(fromDisplayP3 parts: [Double]) -> [Double] {
    let p3 = parts.map(linear)
    let rows = [[1.2249401, -0.2249402, 0], [-0.0420570, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735]]
    return rows.map { row in encoded(zip(row, p3).map(*).reduce(0, +)) }
}

private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

private func encoded(_ value: Double) -> Double {
    let bounded = min(max(value, 0), 1)
    return bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * pow(bounded, 1 / 2.4) - 0.055
}
