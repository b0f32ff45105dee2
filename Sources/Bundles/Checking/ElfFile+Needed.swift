import CLinux

/// The names of the libraries that the library at `path` needs, as in "libc.so.6"; empty for what is no library.
package func neededLibraries(ofFileAt path: String) -> [String] {
    guard let file = try? OpenFile(path), let library = try? ElfFile(file) else { return [] }
    return library.neededLibraries
}

extension ElfFile {
    /// The names of the libraries that it needs, as in "libc.so.6"; of a table that makes no sense, what can be read.
    var neededLibraries: [String] {
        let entries = dynamicEntries
        guard let address = entries.first(where: { $0.tag == UInt64(DT_STRTAB) })?.value,
            let size = entries.first(where: { $0.tag == UInt64(DT_STRSZ) })?.value,
            let names = bytes(atAddress: address, count: size)
        else { return [] }
        return entries.filter { $0.tag == UInt64(DT_NEEDED) }.compactMap { entry in
            guard entry.value < UInt64(names.count) else { return nil }
            return String(decoding: names.dropFirst(Int(entry.value)).prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private var dynamicEntries: [(tag: UInt64, value: UInt64)] {
        guard let segment = segments.first(where: { $0.type == PT_DYNAMIC }), segment.size <= 1 << 20,
            let table = file.bytes(at: segment.offset, count: segment.size)
        else { return [] }
        let numbers = LittleEndian(table)
        return stride(from: 0, to: table.count, by: 16).compactMap { place in
            guard let tag = numbers.uint64(at: place), let value = numbers.uint64(at: place + 8) else { return nil }
            return (tag, value)
        }
    }

    // The table of names is told by where it will lie in memory.
    private func bytes(atAddress address: UInt64, count: UInt64) -> [UInt8]? {
        guard count <= 16 << 20 else { return nil }
        let holder = segments.first { $0.type == PT_LOAD && address >= $0.address && address - $0.address < $0.size }
        return holder.flatMap { file.bytes(at: $0.offset &+ (address - $0.address), count: count) }
    }
}
