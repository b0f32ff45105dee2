extension Image {
    /// Whether a picture is drawn in its colours, or only its shape in the foreground.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// How carefully a picture is drawn in another size.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// How a picture fills a larger room.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }
}

/// How the parts of a symbol are coloured; those are a symbol and the circle or square around it, others are of one piece.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}

/// Forms of a symbol that are named by a suffix.
public struct SymbolVariants: Hashable, Sendable {
    private var enclosure = ""
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: ".circle")
    public static let square = SymbolVariants(enclosure: ".square")
    public static let rectangle = SymbolVariants(enclosure: ".rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public nonisolated var circle: SymbolVariants { enclosed(".circle") }
    public nonisolated var square: SymbolVariants { enclosed(".square") }
    public nonisolated var rectangle: SymbolVariants { enclosed(".rectangle") }

    public nonisolated var fill: SymbolVariants {
        var variants = self
        variants.isFilled = true
        return variants
    }

    public nonisolated var slash: SymbolVariants {
        var variants = self
        variants.isSlashed = true
        return variants
    }

    /// True where each form of the other is among these.
    public nonisolated func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure.isEmpty || other.enclosure == enclosure) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    private nonisolated func enclosed(_ enclosure: String) -> SymbolVariants {
        var variants = self
        variants.enclosure = enclosure
        return variants
    }

    /// The forms of both; of two enclosures the other's.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure.isEmpty ? enclosure : other.enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The name of the symbol in these forms; suffixes that it has are not added again.
    func name(of symbol: String) -> String {
        var parts = symbol.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let wasFilled = parts.last == "fill"
        if wasFilled { parts.removeLast() }
        for part in [isSlashed ? "slash" : "", String(enclosure.dropFirst())] where !part.isEmpty && !parts.contains(part) {
            parts.append(part)
        }
        if isFilled || wasFilled { parts.append("fill") }
        return parts.joined(separator: ".")
    }
}
