package import Foundation

extension WireWriter {
    /// Float32: half the bytes, and far finer than a pixel.
    package mutating func field(_ number: Int, _ value: CGFloat) { field(number, Float(value)) }

    /// x and y.
    package mutating func field(_ number: Int, _ point: CGPoint) { field(number, packed: [Float(point.x), Float(point.y)]) }

    /// Width and height.
    package mutating func field(_ number: Int, _ size: CGSize) { field(number, packed: [Float(size.width), Float(size.height)]) }

    /// x, y, width and height, as they stand.
    package mutating func field(_ number: Int, _ rect: CGRect) {
        field(number, packed: [Float(rect.origin.x), Float(rect.origin.y), Float(rect.size.width), Float(rect.size.height)])
    }

    /// Components outside 0...1 are brought to its ends: a sum of colours may end a little beyond them.
    package mutating func field(_ number: Int, _ color: RGBA) { field(number, packed: color.components) }

    /// Whole numbers one after the other, 4 bytes each.
    package mutating func field(_ number: Int, words values: [UInt32]) {
        values.withUnsafeBytes { field(number, $0) }
    }
}

extension RGBA {
    var components: [Float] { [red, green, blue, alpha].map(unit) }
}

/// The value brought into 0...1; what is not a number stays so, for the reader to refuse.
func unit(_ value: Float) -> Float { value.isNaN ? value : min(1, max(0, value)) }
