import Foundation

/// Some lines over the same dates.
struct ChartSet: Equatable, Sendable {
    struct Line: Equatable, Sendable, Identifiable {
        /// The label of the line's column.
        var id: String
        var name: String
        var color: HexColor
        var values: [Double]
    }

    /// In order, one a value.
    var dates: [Date]
    var lines: [Line]

    /// The lines that are not hidden.
    func lines(without hidden: Set<String>) -> [Line] { lines.filter { !hidden.contains($0.id) } }

    /// The places of the dates within a window, and one on each side, so that lines run through its edges.
    func places(in window: ChartWindow) -> ClosedRange<Int> {
        let last = max(0, dates.count - 1)
        let (low, high) = (window.lower * Double(last), window.upper * Double(last))
        let first = max(0, min(last, Int(low.rounded(.down))))
        return first...max(first, min(last, Int(high.rounded(.up))))
    }
}

/// A colour as "#RRGGBB".
struct HexColor: Equatable, Sendable {
    var red: Double
    var green: Double
    var blue: Double

    /// Parts are 0...1.
    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit), let bits = Int(digits, radix: 16) else { return nil }
        red = Double(bits >> 16 & 255) / 255
        green = Double(bits >> 8 & 255) / 255
        blue = Double(bits & 255) / 255
    }
}
