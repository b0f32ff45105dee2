/// Writes the binary form of everything that crosses: fields of a number, a type and a value, as docs/bundle-abi.md lays down.
package struct WireWriter {
    package private(set) var bytes: [UInt8] = []

    package init(capacity: Int = 256) { bytes.reserveCapacity(capacity) }

    /// A whole number; zero is written too, so that presence can be told.
    package mutating func field(_ number: Int, _ value: UInt64) {
        tag(number, .varint)
        varint(value)
    }

    package mutating func field(_ number: Int, _ value: Int) { field(number, UInt64(bitPattern: Int64(value))) }
    package mutating func field(_ number: Int, _ value: Bool) { field(number, value ? 1 as UInt64 : 0) }

    package mutating func field(_ number: Int, _ value: Double) {
        tag(number, .fixed64)
        fixed(value.bitPattern)
    }

    package mutating func field(_ number: Int, _ value: Float) {
        tag(number, .fixed32)
        fixed(value.bitPattern)
    }

    package mutating func field(_ number: Int, _ value: String) {
        var value = value
        value.withUTF8 { field(number, UnsafeRawBufferPointer($0)) }
    }

    package mutating func field(_ number: Int, _ value: [UInt8]) {
        value.withUnsafeBytes { field(number, $0) }
    }

    package mutating func field(_ number: Int, _ value: UnsafeRawBufferPointer) {
        tag(number, .bytes)
        varint(UInt64(value.count))
        bytes.append(contentsOf: value)
    }

    /// Numbers one after the other, 4 bytes each.
    package mutating func field(_ number: Int, packed values: [Float]) {
        values.withUnsafeBytes { field(number, $0) }
    }

    /// A message within the message.
    package mutating func message(_ number: Int, _ body: (inout WireWriter) -> Void) {
        tag(number, .bytes)
        let start = bytes.count
        bytes.append(0)
        body(&self)
        let length = bytes.count - start - 1
        guard length >= 0x80 else {
            bytes[start] = UInt8(length)
            return
        }
        var prefix: [UInt8] = []
        var rest = length
        while rest >= 0x80 {
            prefix.append(UInt8(rest & 0x7f) | 0x80)
            rest >>= 7
        }
        prefix.append(UInt8(rest))
        bytes.replaceSubrange(start...start, with: prefix)
    }

    private mutating func tag(_ number: Int, _ type: WireType) { varint(UInt64(number) << 3 | UInt64(type.rawValue)) }

    private mutating func varint(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private mutating func fixed<Bits: FixedWidthInteger>(_ bits: Bits) {
        withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

/// The four ways in which a value lies in the bytes; the numbers are those of protocol buffers.
package enum WireType: UInt8, Sendable {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
}
