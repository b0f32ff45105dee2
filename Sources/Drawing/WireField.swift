/// One field as it was read.
package struct WireField: Sendable {
    package let number: Int
    package let value: Value

    /// The value, by wire type.
    package enum Value: Sendable {
        case number(UInt64)
        case double(Double)
        case float(Float)
        case bytes(ArraySlice<UInt8>)
    }
}

extension WireField {
    /// A whole number with a sign.
    package func int() throws(WireError) -> Int {
        guard case .number(let bits) = value else { throw .wrongType(field: number) }
        return Int(Int64(bitPattern: bits))
    }

    /// A whole number.
    package func uint64() throws(WireError) -> UInt64 {
        guard case .number(let bits) = value else { throw .wrongType(field: number) }
        return bits
    }

    /// True for any number but 0.
    package func bool() throws(WireError) -> Bool { try int() != 0 }

    /// A number of 8 bytes, which may be infinite or no number.
    package func double() throws(WireError) -> Double {
        guard case .double(let double) = value else { throw .wrongType(field: number) }
        return double
    }

    /// A number of 4 bytes, which may be infinite or no number.
    package func float() throws(WireError) -> Float {
        guard case .float(let float) = value else { throw .wrongType(field: number) }
        return float
    }

    /// The bytes, which share the memory that was read from.
    package func bytes() throws(WireError) -> ArraySlice<UInt8> {
        guard case .bytes(let slice) = value else { throw .wrongType(field: number) }
        return slice
    }

    /// Text, refused when it is not UTF-8.
    package func string() throws(WireError) -> String {
        guard let string = String(validating: try bytes(), as: UTF8.self) else { throw .notUTF8(field: number) }
        return string
    }

    /// The fields within.
    package func message() throws(WireError) -> WireReader { WireReader(try bytes()) }

    /// Numbers of 4 bytes each, one after the other.
    package func packedFloats() throws(WireError) -> [Float] {
        let slice = try bytes()
        guard slice.count % 4 == 0 else { throw .truncated }
        return [Float](unsafeUninitializedCapacity: slice.count / 4) { buffer, count in
            slice.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
            count = slice.count / 4
        }
    }
}
