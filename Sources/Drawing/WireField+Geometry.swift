package import Foundation

extension WireField {
    /// A finite number.
    package func scalar(_ name: String) throws(WireError) -> CGFloat {
        let value = try float()
        guard value.isFinite else { throw .outOfRange(field: name) }
        return CGFloat(value)
    }

    /// A finite number within a range.
    package func scalar(_ name: String, in range: ClosedRange<CGFloat>) throws(WireError) -> CGFloat {
        let value = try scalar(name)
        guard range.contains(value) else { throw .outOfRange(field: name) }
        return value
    }

    /// A finite number of 0 or more.
    package func length(_ name: String) throws(WireError) -> CGFloat { try scalar(name, in: 0...CGFloat.greatestFiniteMagnitude) }

    /// Exactly as many finite numbers as the result holds.
    package func floats<let count: Int>(_ name: String) throws(WireError) -> InlineArray<count, Float> {
        let slice = try bytes()
        guard slice.count == count * 4 else { throw .outOfRange(field: name) }
        let values = slice.withUnsafeBytes { raw in
            InlineArray<count, Float> { raw.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
        }
        for index in values.indices where !values[index].isFinite { throw .outOfRange(field: name) }
        return values
    }

    /// Two finite numbers.
    package func point(_ name: String) throws(WireError) -> CGPoint {
        let values: InlineArray<2, Float> = try floats(name)
        return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }

    /// Four finite numbers; the sides may be negative.
    package func rect(_ name: String) throws(WireError) -> CGRect {
        let values: InlineArray<4, Float> = try floats(name)
        return CGRect(x: CGFloat(values[0]), y: CGFloat(values[1]), width: CGFloat(values[2]), height: CGFloat(values[3]))
    }

    /// A size whose sides are 0...`limit`.
    package func size(_ name: String, limit: CGFloat = DisplayList.Limits.side) throws(WireError) -> CGSize {
        let values: InlineArray<2, Float> = try floats(name)
        let size = CGSize(width: CGFloat(values[0]), height: CGFloat(values[1]))
        guard (0...limit).contains(size.width), (0...limit).contains(size.height) else { throw .outOfRange(field: name) }
        return size
    }

    /// Four numbers of 0...1.
    package func color(_ name: String) throws(WireError) -> RGBA {
        let values: InlineArray<4, Float> = try floats(name)
        for index in values.indices where !(0...1).contains(values[index]) { throw .outOfRange(field: name) }
        return RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
}
