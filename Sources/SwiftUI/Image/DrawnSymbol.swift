import Drawing
import Foundation
import LayoutEngine

/// What the name of a symbol says that we draw ourselves.
struct DrawnSymbol {
    let drawing: SymbolDrawing
    var isFilled = false
    var enclosure: EnclosedSymbolNode.Enclosure?

    /// Nil for a symbol of which there is no drawing; badges are left off.
    init?(named name: String) {
        var parts = name.split(separator: ".")
        if let badge = parts.firstIndex(where: { $0.hasSuffix("badge") }) { parts.removeSubrange(badge...) }
        isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        if let drawing = SymbolTable.drawings[parts.joined(separator: ".")] {
            self.drawing = drawing
            return
        }
        guard let last = parts.popLast(), ["circle", "square"].contains(last),
            let drawing = SymbolTable.drawings[parts.joined(separator: ".")]
        else { return nil }
        self.drawing = drawing
        enclosure = .init(isCircle: last == "circle", isFilled: isFilled)
    }

    /// The width of lines that go with letters of a weight, in units of the drawing.
    static func lineWidth(weight: UInt16) -> CGFloat { 1 + 0.00175 * CGFloat(weight) }
}

extension SymbolTable {
    /// The name without the slash that it has; nil for one that has none.
    static func unslashed(_ name: String) -> String? {
        var parts = name.split(separator: ".")
        guard parts.count > 1, let slash = parts.lastIndex(of: "slash") else { return nil }
        parts.remove(at: slash)
        return parts.joined(separator: ".")
    }
}
