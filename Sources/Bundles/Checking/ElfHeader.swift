import CLinux

/// The first 64 bytes of an ELF file of this machine's kind.
struct ElfHeader {
    private static let size: UInt64 = 64
    private static let segmentSize: UInt64 = 56
    private static let segmentLimit: UInt16 = 1_024

    let isLibrary: Bool
    private let segmentsOffset: UInt64
    private let segmentCount: UInt16

    init(_ file: OpenFile) throws(ElfFile.Fault) {
        let start = file.bytes(at: 0, count: min(file.size, Self.size)) ?? []
        guard start.starts(with: [0x7f, 0x45, 0x4c, 0x46]) else {
            throw .notALibrary(start.isEmpty ? "it is empty" : "it does not begin as one")
        }
        try Self.checkMachine(start)
        let bytes = LittleEndian(start)
        guard let type = bytes.uint16(at: 16), let offset = bytes.uint64(at: 32), let size = bytes.uint16(at: 54),
            let count = bytes.uint16(at: 56)
        else { throw .notALibrary("it is cut short") }
        guard type == ET_DYN || type == ET_EXEC else { throw .notALibrary("it is an object file, not yet linked, or a memory dump") }
        guard size == Self.segmentSize, (1...Self.segmentLimit).contains(count) else { throw .notALibrary("its header makes no sense") }
        isLibrary = type == ET_DYN
        segmentsOffset = offset
        segmentCount = count
    }

    func segments(of file: OpenFile) throws(ElfFile.Fault) -> [ElfFile.Segment] {
        guard let table = file.bytes(at: segmentsOffset, count: UInt64(segmentCount) * Self.segmentSize) else {
            throw .notALibrary("it is cut short")
        }
        let bytes = LittleEndian(table)
        return (0..<Int(segmentCount)).compactMap { ElfFile.Segment(bytes, at: $0 * Int(Self.segmentSize)) }
    }

    private static func checkMachine(_ start: [UInt8]) throws(ElfFile.Fault) {
        guard start.count >= 20 else { throw .notALibrary("it is cut short") }
        let isLittle = start[5] == 1
        let machine = isLittle ? UInt16(start[18]) | UInt16(start[19]) << 8 : UInt16(start[19]) | UInt16(start[18]) << 8
        guard start[4] == 2, isLittle, machine == Machine.own else { throw .wrongMachine(Machine.name(of: machine)) }
    }
}

/// Processor architectures by their ELF numbers.
enum Machine {
    #if arch(x86_64)
    static let own: UInt16 = 62
    #elseif arch(arm64)
    static let own: UInt16 = 183
    #elseif arch(riscv64)
    static let own: UInt16 = 243
    #endif

    static func name(of machine: UInt16) -> String {
        switch machine {
        case 3: "i386"
        case 21: "ppc64"
        case 22: "s390x"
        case 40: "arm"
        case 62: "x86_64"
        case 183: "aarch64"
        case 243: "riscv64"
        default: "an unknown machine (\(machine))"
        }
    }
}
