package import Drawing

/// A message as it goes through a socket: the length of what follows in 4 bytes, lowest first, then its fields.
///
/// Both ends are built together, so there are no versions here: what lasts is the bytes within.
package protocol FramedMessage: WireMessage {}

extension FramedMessage {
    /// Bytes after the length at most: a picture's file, or a picture of 16 million pixels that do not pack.
    package static var byteLimit: Int { 80 << 20 }

    /// Length and fields.
    package var framed: [UInt8] {
        let body = encoded()
        let length = UInt32(clamping: body.count)
        return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + body
    }
}

/// Takes bytes as they come and gives the messages in them.
///
/// Memory grows with what came, never with what a length promises.
package struct MessageReader<Message: FramedMessage> {
    private var buffer: [UInt8] = []
    private var start = 0

    package init() {}

    /// How many bytes to read at once.
    package var appetite: Int {
        let missing = length.map { $0 + 4 - (buffer.count - start) } ?? 0
        return min(max(missing, 16 << 10), 1 << 20)
    }

    package mutating func append(_ bytes: UnsafeRawBufferPointer) { buffer.append(contentsOf: bytes) }

    /// The next whole message, or nil until more bytes have come; after an error what follows cannot be told apart.
    package mutating func next() throws(WireError) -> Message? {
        guard let length else { return nil }
        try WireError.check(length, within: Message.byteLimit, "bytes of a message")
        let place = start + 4
        guard buffer.count - place >= length else { return nil }
        let message = try Message(reading: WireReader(buffer[place..<place + length]))
        consume(length + 4)
        return message
    }

    private var length: Int? {
        guard buffer.count - start >= 4 else { return nil }
        return buffer[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private mutating func consume(_ count: Int) {
        start += count
        guard start == buffer.count || start > 1 << 16 else { return }
        // What a large message took is given back.
        if start == buffer.count && buffer.capacity <= 1 << 18 {
            buffer.removeAll(keepingCapacity: true)
        } else {
            buffer = Array(buffer[start...])
        }
        start = 0
    }
}
