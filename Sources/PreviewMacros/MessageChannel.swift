import Foundation

/// Messages of the compiler's plugin protocol: a length of eight bytes, little endian, and that much JSON.
struct MessageChannel {
    let input: Int32
    let output: Int32
    /// Far above any source text that a compiler would hand over.
    static let byteLimit = 1 << 30

    /// The next message, or nil when the compiler has closed its end.
    func receive<Message: Decodable>() throws -> Message? {
        var length: UInt64 = 0
        // Some compilers end the conversation with an empty message, to which they expect no answer.
        while length == 0 {
            guard let header = try read(count: 8) else { return nil }
            length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        guard length <= UInt64(Self.byteLimit) else { throw ChannelError.tooLong(length) }
        guard let body = try read(count: Int(length)) else { throw ChannelError.closedWithinMessage }
        return try JSONDecoder().decode(Message.self, from: body)
    }

    func send(_ message: some Encodable) throws {
        let body = try JSONEncoder().encode(message)
        let header = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
        try write(header + body)
    }

    /// Exactly `count` bytes; nil at a clean end before the first of them.
    private func read(count: Int) throws -> Data? {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let got = data.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress?.advanced(by: filled), count - filled) }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw ChannelError.system(errno) }
            guard got > 0 else {
                guard filled == 0 else { throw ChannelError.closedWithinMessage }
                return nil
            }
            filled += got
        }
        return data
    }

    private func write(_ data: Data) throws {
        var sent = 0
        while sent < data.count {
            let put = data.withUnsafeBytes { Foundation.write(output, $0.baseAddress?.advanced(by: sent), data.count - sent) }
            if put < 0, errno == EINTR { continue }
            guard put >= 0 else { throw ChannelError.system(errno) }
            sent += put
        }
    }
}

/// Why the conversation with the compiler ended.
enum ChannelError: Error, Equatable {
    case tooLong(UInt64)
    case closedWithinMessage
    case system(Int32)
}
