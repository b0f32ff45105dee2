/// The notes of one segment, one after the other.
struct ElfNotes {
    private let bytes: [UInt8]
    private let alignment: Int

    init(_ bytes: [UInt8], alignment: UInt64) {
        self.bytes = bytes
        self.alignment = alignment == 8 ? 8 : 4
    }

    func description(name: String, type: UInt32) -> [UInt8]? {
        let wanted = Array(name.utf8) + [0]
        let numbers = LittleEndian(bytes)
        var place = 0
        while let nameSize = numbers.uint32(at: place), let size = numbers.uint32(at: place + 4), let found = numbers.uint32(at: place + 8)
        {
            guard let nameRange = range(at: place + 12, size: nameSize), let range = range(at: padded(nameRange.upperBound), size: size)
            else { return nil }
            if found == type, bytes[nameRange].elementsEqual(wanted) { return Array(bytes[range]) }
            place = padded(range.upperBound)
        }
        return nil
    }

    private func range(at start: Int, size: UInt32) -> Range<Int>? {
        guard start <= bytes.count, Int(size) <= bytes.count - start else { return nil }
        return start..<start + Int(size)
    }

    private func padded(_ place: Int) -> Int { (place + alignment - 1) & ~(alignment - 1) }
}
