/// A shared library of nothing but a header and a note, as far as those who do not load it can tell.
enum ElfSample {
    static func library(note: [UInt8]) -> [UInt8] {
        let notes: [UInt64] = [64 + 2 * 56, 0, 0, UInt64(note.count), UInt64(note.count), 4]
        let whole: [UInt64] = [0, 0, 0, 64 + 2 * 56, 64 + 2 * 56, 4_096]
        return header + segment(type: 1, whole) + segment(type: 4, notes) + note
    }

    private static var header: [UInt8] {
        let identity: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0] + [UInt8](repeating: 0, count: 8)
        return identity + bytes(UInt16(3)) + bytes(machine) + bytes(UInt32(1)) + bytes(UInt64(0)) + bytes(UInt64(64)) + bytes(UInt64(0))
            + bytes(UInt32(0)) + bytes(UInt16(64)) + bytes(UInt16(56)) + bytes(UInt16(2)) + bytes(UInt16(0)) + bytes(UInt16(0))
            + bytes(UInt16(0))
    }

    #if arch(x86_64)
    private static let machine: UInt16 = 62
    #elseif arch(arm64)
    private static let machine: UInt16 = 183
    #else
    private static let machine: UInt16 = 243
    #endif

    private static func segment(type: UInt32, _ numbers: [UInt64]) -> [UInt8] {
        bytes(type) + bytes(UInt32(4)) + numbers.flatMap { bytes($0) }
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
