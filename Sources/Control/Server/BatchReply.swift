/// A batch whose requests are begun one after the other.
struct OpenBatch {
    private var rest: ArraySlice<IncomingLine.Item>
    let reply: BatchReply

    init(_ items: [IncomingLine.Item]) {
        rest = items[...]
        reply = BatchReply(of: items.count)
    }

    mutating func next() -> IncomingLine.Item? { rest.popFirst() }
}

/// The answers to one batch, sent together when the last of them is there.
final class BatchReply {
    private var bytes: [UInt8] = []
    private var missing: Int

    /// Waits for so many answers.
    init(of count: Int) { missing = count }

    /// Takes one answer, or nil for a notification's end; true when it was the last.
    func add(_ response: Response?) -> Bool {
        if let response {
            bytes.append(bytes.isEmpty ? Letter.leftBracket : Letter.comma)
            response.write(to: &bytes)
        }
        missing -= 1
        return missing == 0
    }

    /// The whole answer without its newline; nil when there is nothing to answer.
    var line: [UInt8]? { bytes.isEmpty ? nil : bytes + [Letter.rightBracket] }
}
