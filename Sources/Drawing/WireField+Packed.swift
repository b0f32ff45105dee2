extension WireField {
    /// How many numbers of 4 bytes lie here; refused beyond the limit, before memory is taken.
    private func packedCount(_ name: String, limit: Int) throws(WireError) -> Int {
        let slice = try bytes()
        guard slice.count % 4 == 0 else { throw .outOfRange(field: name) }
        guard slice.count / 4 <= limit else { throw .tooLarge(what: name, count: slice.count / 4, limit: limit) }
        return slice.count / 4
    }

    /// Finite numbers of 4 bytes each, `limit` of them at most.
    package func packedFloats(_ name: String, limit: Int) throws(WireError) -> [Float] {
        _ = try packedCount(name, limit: limit)
        let values = try packedFloats()
        guard values.allSatisfy(\.isFinite) else { throw .outOfRange(field: name) }
        return values
    }

    /// Whole numbers of 4 bytes each, `limit` of them at most.
    package func packedWords(_ name: String, limit: Int) throws(WireError) -> [UInt32] {
        let total = try packedCount(name, limit: limit)
        let slice = try bytes()
        return [UInt32](unsafeUninitializedCapacity: total) { buffer, count in
            slice.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
            count = total
        }
    }

    /// A whole number that fits the type asked for.
    package func whole<Number: FixedWidthInteger>(_ name: String) throws(WireError) -> Number {
        guard let number = Number(exactly: try uint64()) else { throw .outOfRange(field: name) }
        return number
    }

    /// One of the known choices, or `fallback` for a number that only a newer writer knows.
    package func choice<Choice: RawRepresentable>(or fallback: Choice) throws(WireError) -> Choice where Choice.RawValue == UInt8 {
        guard let number = UInt8(exactly: try uint64()) else { return fallback }
        return Choice(rawValue: number) ?? fallback
    }

    /// Text of at most `limit` bytes in UTF-8.
    package func string(_ name: String, limit: Int) throws(WireError) -> String {
        let count = try bytes().count
        guard count <= limit else { throw .tooLarge(what: "bytes of \(name)", count: count, limit: limit) }
        return try string()
    }

    /// Text of at most `limit` Unicode scalars.
    package func text(_ name: String, limit: Int) throws(WireError) -> String {
        let text = try string(name, limit: limit * 4)
        guard text.utf8.count > limit else { return text }
        let count = text.unicodeScalars.count
        guard count <= limit else { throw .tooLarge(what: "characters of \(name)", count: count, limit: limit) }
        return text
    }
}
