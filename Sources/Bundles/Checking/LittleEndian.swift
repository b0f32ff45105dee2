/// Numbers within bytes, lowest byte first; nil where the bytes end before.
struct LittleEndian {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func uint16(at place: Int) -> UInt16? { number(at: place) }
    func uint32(at place: Int) -> UInt32? { number(at: place) }
    func uint64(at place: Int) -> UInt64? { number(at: place) }

    private func number<Number: FixedWidthInteger>(at place: Int) -> Number? {
        let size = MemoryLayout<Number>.size
        guard place >= 0, place <= bytes.count - size else { return nil }
        return (0..<size).reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: bytes[place + $1]) }
    }
}
