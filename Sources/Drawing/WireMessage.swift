/// A value with a binary form of its own, as docs/bundle-abi.md lays down.
package protocol WireMessage {
    /// Bytes of the binary form at most; more are refused unread.
    static var byteLimit: Int { get }

    /// Writes the fields, without number and length.
    func write(to writer: inout WireWriter)

    /// Reads the fields to the reader's end; unknown numbers are skipped.
    init(reading reader: WireReader) throws(WireError)
}

extension WireMessage {
    package static var byteLimit: Int { 1 << 20 }

    /// The binary form.
    package func encoded() -> [UInt8] {
        var writer = WireWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// The value of a binary form; throws what is wrong with the first field that cannot be taken.
    package init(decoding bytes: [UInt8]) throws(WireError) {
        guard bytes.count <= Self.byteLimit else {
            throw .tooLarge(what: "bytes of \(Self.self)", count: bytes.count, limit: Self.byteLimit)
        }
        try self.init(reading: WireReader(bytes))
    }
}

extension WireWriter {
    /// A message within the message.
    package mutating func field(_ number: Int, _ value: some WireMessage) {
        message(number) { value.write(to: &$0) }
    }
}
