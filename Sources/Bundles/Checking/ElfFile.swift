import CLinux

/// The little that must be known of a shared library before it is loaded, read from any file without believing it.
struct ElfFile {
    /// Why a file is not a library for this machine.
    enum Fault: Error, Hashable {
        case notALibrary(String)
        case isProgram
        case wrongMachine(String)
    }

    let file: OpenFile
    let segments: [Segment]

    init(_ file: OpenFile) throws(Fault) {
        self.file = file
        let header = try ElfHeader(file)
        segments = try header.segments(of: file)
        guard segments.filter({ $0.type == PT_LOAD }).allSatisfy({ $0.lies(within: file.size) }) else {
            throw .notALibrary("it is cut short")
        }
        guard header.isLibrary, !segments.contains(where: { $0.type == PT_INTERP }) else { throw .isProgram }
    }

    /// The description of the first note of this name and type, or nil when there is none.
    func note(name: String, type: UInt32) -> [UInt8]? {
        for segment in segments where segment.type == PT_NOTE && segment.size <= 1 << 20 {
            guard let bytes = file.bytes(at: segment.offset, count: segment.size) else { continue }
            if let description = ElfNotes(bytes, alignment: segment.alignment).description(name: name, type: type) { return description }
        }
        return nil
    }

    /// A program header.
    struct Segment {
        let type: Int32
        let offset: UInt64
        let address: UInt64
        let size: UInt64
        let alignment: UInt64

        init?(_ bytes: LittleEndian, at place: Int) {
            guard let type = bytes.uint32(at: place), let offset = bytes.uint64(at: place + 8),
                let address = bytes.uint64(at: place + 16), let size = bytes.uint64(at: place + 32),
                let alignment = bytes.uint64(at: place + 48)
            else { return nil }
            self.type = Int32(bitPattern: type)
            self.offset = offset
            self.address = address
            self.size = size
            self.alignment = alignment
        }

        func lies(within fileSize: UInt64) -> Bool {
            let (end, overflow) = offset.addingReportingOverflow(size)
            return !overflow && end <= fileSize
        }
    }
}
