/// Takes bytes as they come and gives the frames in them.
///
/// Memory grows with what came, never with what a length promises.
package struct FrameReader {
    private var buffer: [UInt8] = []
    private var start = 0

    /// How many bytes to read at once: little while frames are small, so that one sender does not keep the others waiting.
    var appetite: Int {
        guard let length = length, buffer.count - start < length + 4 else { return 16 << 10 }
        return min(max(length + 4 - (buffer.count - start), 16 << 10), 1 << 20)
    }

    package init() {}

    package mutating func append(_ bytes: UnsafeRawBufferPointer) { buffer.append(contentsOf: bytes) }

    /// The next whole frame, or nil until more bytes have come.
    package mutating func next() throws(Frame.Fault) -> Frame? {
        guard let length else { return nil }
        guard (1...Frame.limit).contains(length) else { throw .tooLong(length) }
        let place = start + 4
        guard buffer.count - place >= length else { return nil }
        guard let kind = Frame.Kind(rawValue: buffer[place]) else { throw .unknownKind(buffer[place]) }
        let frame = try Frame(kind, body: buffer[place + 1..<place + length])
        consume(length + 4)
        return frame
    }

    private var length: Int? {
        guard buffer.count - start >= 4 else { return nil }
        return buffer[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private mutating func consume(_ count: Int) {
        start += count
        guard start == buffer.count || start > 1 << 16 else { return }
        // What a large frame took is given back.
        buffer = buffer.count - start == 0 && buffer.capacity > 1 << 18 ? [] : Array(buffer[start...])
        start = 0
    }
}
