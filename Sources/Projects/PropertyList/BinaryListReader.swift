/// Reads property lists in Apple's binary form.
///
/// Objects are named by number and may stand in many places: a few hundred bytes can stand for more than any memory holds. What is read
/// is therefore counted as it is unfolded.
struct BinaryListReader {
    /// Why the bytes are no list.
    struct Fault: Error, Hashable {
        let reason: String

        static let truncated = Fault(reason: "it ends too early")
        static let foreign = Fault(reason: "it holds what is in no project")
        static let deep = Fault(reason: "it is nested too deeply")
        static let vast = Fault(reason: "it stands for much more than it holds")
    }

    private let bytes: [UInt8]
    private let trailer: Trailer
    /// Objects and bytes that may still be unfolded.
    private var left: Int

    static let mark = Array("bplist".utf8)
    private static let depthLimit = 200
    /// How much may be unfolded for each byte of the file: files are smaller than their lists where texts stand in several places.
    private static let growth = 64

    private init(_ bytes: [UInt8]) throws(Fault) {
        self.bytes = bytes
        trailer = try Trailer(bytes)
        left = bytes.count * Self.growth
    }

    /// The one value that `bytes` hold.
    static func read(_ bytes: [UInt8]) throws(Fault) -> PropertyList {
        var reader = try BinaryListReader(bytes)
        return try reader.object(reader.trailer.top, depth: 0)
    }

    private mutating func object(_ number: Int, depth: Int) throws(Fault) -> PropertyList {
        guard depth < Self.depthLimit else { throw .deep }
        guard number < trailer.count else { throw .truncated }
        var place = try whole(trailer.offsets + number * trailer.offsetSize, size: trailer.offsetSize)
        let head = try whole(place, size: 1)
        place += 1
        let low = head & 15
        switch head >> 4 {
        case 0 where low == 8 || low == 9: return try counted(1, .boolean(low == 9))
        case 1 where low <= 3: return try counted(1, .integer(try integer(place, size: 1 << low)))
        case 2 where low == 2 || low == 3: return try counted(1, .real(try real(place, size: 1 << low)))
        case 3 where low == 3: return try counted(1, .date(try real(place, size: 8) + Self.reference))
        default: return try many(head >> 4, count: try count(low, &place), at: place, depth: depth)
        }
    }

    /// Seconds from 1970 to 2001, from which such files count.
    private static let reference = 978_307_200.0

    private mutating func many(_ kind: Int, count: Int, at place: Int, depth: Int) throws(Fault) -> PropertyList {
        switch kind {
        case 4: return try counted(count, .data(Array(try slice(place, count: count))))
        case 5: return try counted(count, .string(String(decoding: try slice(place, count: count), as: UTF8.self)))
        case 6: return try counted(count, .string(try text(place, units: count)))
        case 0xa: return .array(try objects(count, at: place, depth: depth))
        case 0xd: return try dictionary(count, at: place, depth: depth)
        default: throw .foreign
        }
    }

    private mutating func counted(_ weight: Int, _ value: PropertyList) throws(Fault) -> PropertyList {
        left -= weight + 1
        guard left >= 0 else { throw .vast }
        return value
    }

    private mutating func objects(_ count: Int, at place: Int, depth: Int) throws(Fault) -> [PropertyList] {
        _ = try counted(count, .boolean(true))
        var elements: [PropertyList] = []
        for index in 0..<count {
            elements.append(try object(try whole(place + index * trailer.numberSize, size: trailer.numberSize), depth: depth + 1))
        }
        return elements
    }

    private mutating func dictionary(_ count: Int, at place: Int, depth: Int) throws(Fault) -> PropertyList {
        let keys = try objects(count, at: place, depth: depth)
        let values = try objects(count, at: place + count * trailer.numberSize, depth: depth)
        var entries: [String: PropertyList] = [:]
        for (key, value) in zip(keys, values) {
            guard let key = key.string else { throw .foreign }
            entries[key] = value
        }
        return .dictionary(entries)
    }
}

extension BinaryListReader {
    /// How many there are of something: four bits, or a number of its own where they are all set.
    private func count(_ low: Int, _ place: inout Int) throws(Fault) -> Int {
        guard low == 15 else { return low }
        let head = try whole(place, size: 1)
        guard head >> 4 == 1, head & 15 <= 3 else { throw .foreign }
        let size = 1 << (head & 15)
        let count = try integer(place + 1, size: size)
        place += 1 + size
        // No file holds more of anything than it has bytes.
        guard (0...bytes.count).contains(count) else { throw .truncated }
        return count
    }

    private func slice(_ place: Int, count: Int) throws(Fault) -> ArraySlice<UInt8> {
        guard place >= 0, count >= 0, place <= bytes.count - count else { throw .truncated }
        return bytes[place..<place + count]
    }

    private func bits(_ place: Int, size: Int) throws(Fault) -> UInt64 {
        try slice(place, count: size).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Has a sign with 8 bytes, and none with fewer.
    private func integer(_ place: Int, size: Int) throws(Fault) -> Int { Int(truncatingIfNeeded: try bits(place, size: size)) }

    /// A place or a number of an object.
    private func whole(_ place: Int, size: Int) throws(Fault) -> Int { Int(clamping: try bits(place, size: size)) }

    private func real(_ place: Int, size: Int) throws(Fault) -> Double {
        let bits = try bits(place, size: size)
        return size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    }

    private func text(_ place: Int, units: Int) throws(Fault) -> String {
        let bytes = Array(try slice(place, count: units * 2))
        return String(
            decoding: stride(from: 0, to: bytes.count, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self)
    }
}

extension BinaryListReader {
    /// The last 32 bytes, which say where all else lies.
    private struct Trailer {
        let offsetSize: Int
        let numberSize: Int
        let count: Int
        let top: Int
        let offsets: Int

        init(_ bytes: [UInt8]) throws(Fault) {
            guard bytes.count >= 40 else { throw .truncated }
            let last = Array(bytes.suffix(32))
            func number(_ place: Int) -> Int { Int(clamping: last[place..<place + 8].reduce(0) { $0 << 8 | UInt64($1) }) }
            (offsetSize, numberSize) = (Int(last[6]), Int(last[7]))
            (count, top, offsets) = (number(8), number(16), number(24))
            guard (1...8).contains(offsetSize), (1...8).contains(numberSize), offsets <= bytes.count - 32,
                count <= (bytes.count - 32 - offsets) / offsetSize
            else { throw .truncated }
        }
    }
}
