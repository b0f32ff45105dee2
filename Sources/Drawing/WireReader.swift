/// Reads the binary form; every length is checked before it is believed.
package struct WireReader: Sendable {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    /// The next field, or nil at the end.
    package mutating func next() throws(WireError) -> WireField? {
        guard position < bytes.endIndex else { return nil }
        let tag = try varint()
        guard let type = WireType(rawValue: UInt8(tag & 7)) else { throw .unknownType(UInt8(tag & 7)) }
        let number = Int(truncatingIfNeeded: tag >> 3)
        switch type {
        case .varint: return WireField(number: number, value: .number(try varint()))
        case .fixed64: return WireField(number: number, value: .double(Double(bitPattern: try fixed())))
        case .fixed32: return WireField(number: number, value: .float(Float(bitPattern: try fixed())))
        case .bytes: return WireField(number: number, value: .bytes(try slice()))
        }
    }

    private mutating func varint() throws(WireError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.endIndex {
            let byte = bytes[position]
            position += 1
            guard shift < 63 || byte <= 1 else { throw .numberTooLong }
            value |= UInt64(byte & 0x7f) << shift
            guard byte & 0x80 != 0 else { return value }
            shift += 7
            guard shift < 70 else { throw .numberTooLong }
        }
        throw .truncated
    }

    private mutating func fixed<Bits: FixedWidthInteger>() throws(WireError) -> Bits {
        let size = MemoryLayout<Bits>.size
        guard bytes.endIndex - position >= size else { throw .truncated }
        var bits: Bits = 0
        for offset in (0..<size).reversed() { bits = bits << 8 | Bits(truncatingIfNeeded: bytes[position + offset]) }
        position += size
        return bits
    }

    private mutating func slice() throws(WireError) -> ArraySlice<UInt8> {
        let length = try varint()
        guard length <= UInt64(bytes.endIndex - position) else { throw .truncated }
        let start = position
        position += Int(length)
        return bytes[start..<position]
    }
}
