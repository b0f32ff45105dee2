import Drawing
import Foundation
import LayoutEngine

/// How a symbol is coloured in parts, as far as an icon of one piece can be.
enum SymbolLook {
    /// The enclosure of a symbol by its name, and the name of what is within; nil for a symbol that stands free.
    static func enclosure(of name: String) -> (inner: String, EnclosedSymbolNode.Enclosure)? {
        var parts = name.split(separator: ".").map(String.init)
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard parts.count > 1, let last = parts.popLast(), ["circle", "square"].contains(last) else { return nil }
        return (parts.joined(separator: "."), .init(isCircle: last == "circle", isFilled: isFilled))
    }

    /// The colour of a symbol in many colours: that of what it shows; nil for one that has the foreground's.
    static func color(of name: String) -> SystemColor? {
        let parts = Set(name.split(separator: ".").map(String.init))
        return colors.first { !parts.isDisjoint(with: $0.words) }?.color
    }

    private static let colors: [(words: Set<String>, color: SystemColor)] = [
        (["exclamationmark"], .yellow), (["checkmark", "plus", "leaf", "tree", "phone", "message"], .green),
        (["xmark", "minus", "heart", "trash", "flame", "cross", "record", "stop", "nosign"], .red),
        (["drop", "rain", "drizzle", "snow", "snowflake", "humidity", "info", "questionmark", "airplane", "wifi", "globe"], .blue),
        (["sun", "sunrise", "sunset", "bolt", "star", "lightbulb", "moon", "crown", "sparkles"], .yellow),
        (["wind", "cloud", "fog"], .gray),
        (["bell", "gift", "cup"], .orange),
    ]

    /// Whether a symbol's parts rise, as the waves of a wireless sign do, or follow one another.
    static func edge(of name: String) -> RevealedNode.Edge {
        let rising = ["wifi", "thermometer", "drop", "fill", "dot"]
        return rising.contains { name.hasPrefix($0) } || name.hasPrefix("antenna") ? .bottom : .leading
    }
}

extension SymbolRenderingMode {
    /// What is asked for; several styles of the foreground make a palette.
    static func effective(_ image: SymbolRenderingMode?, in environment: EnvironmentValues) -> SymbolRenderingMode {
        image ?? environment.symbolRenderingMode ?? ((environment.foregroundLevels?.count ?? 0) > 1 ? .palette : .monochrome)
    }
}

/// The colours of a symbol's parts.
@MainActor struct SymbolColors {
    let whole: _ResolvedStyle
    /// Of a symbol and what is around it; nil where both have one.
    var parts: (inner: _ResolvedStyle, outer: _ResolvedStyle)?

    init(_ name: String, _ mode: SymbolRenderingMode, _ foreground: _ResolvedStyle, _ context: _BuildContext) {
        let environment = context.environment
        switch mode {
        case .hierarchical, .palette:
            whole = foreground
            parts = (foreground, environment.foreground(level: 1))
        case .multicolor:
            let own = SymbolLook.color(of: name).map { _ResolvedStyle($0.rgba(in: environment)) } ?? foreground
            whole = own
            let isFilled = name.hasSuffix(".fill")
            parts = (isFilled ? _ResolvedStyle(environment.shown(.white)) : own, own)
        default:
            whole = foreground
        }
    }
}
