extension Frame {
    /// All that stands before the bytes of an ask.
    static func askHead(id: UInt64, _ question: BundleQuestion, size: Int) -> [UInt8] {
        var head = head(.ask, bodySize: 9 + size, capacity: 14)
        head.append(id, size: 8)
        head.append(question.rawValue)
        return head
    }

    /// All that stands before the bytes of a line for the log.
    static func logHead(_ level: LogLevel, size: Int) -> [UInt8] {
        var head = head(.log, bodySize: 1 + size, capacity: 6)
        head.append(level.rawValue)
        return head
    }

    /// Length and kind of a frame with a body of `bodySize` bytes.
    static func head(_ kind: Kind, bodySize: Int, capacity: Int = headerSize) -> [UInt8] {
        var head: [UInt8] = []
        head.reserveCapacity(capacity)
        head.append(UInt32(clamping: bodySize + 1), size: 4)
        head.append(kind.rawValue)
        return head
    }

    package var bytes: [UInt8] {
        switch self {
        case .request(let body): Self.bytes(.request, body)
        case .answer(let id, let body): Self.answerBytes(id, body)
        case .started: Self.bytes(.started, [])
        case .refused(let reason): Self.bytes(.refused, Array(reason.utf8))
        case .reply(let body): Self.bytes(.reply, body)
        case .log(let level, let text): Self.logHead(level, size: text.count) + text
        case .ask(let id, let question, let body): Self.askHead(id: id, question, size: body.count) + body
        case .reload(let body): Self.bytes(.reload, body)
        }
    }

    private static func bytes(_ kind: Kind, _ body: [UInt8]) -> [UInt8] {
        head(kind, bodySize: body.count, capacity: headerSize + body.count) + body
    }

    private static func answerBytes(_ id: UInt64, _ body: [UInt8]?) -> [UInt8] {
        let size = body?.count ?? 0
        var bytes = head(.answer, bodySize: 9 + size, capacity: headerSize + 9 + size)
        bytes.append(id, size: 8)
        bytes.append(body == nil ? 0 : 1)
        bytes.append(contentsOf: body ?? [])
        return bytes
    }

    /// Reads a body of that kind.
    init(_ kind: Kind, body: ArraySlice<UInt8>) throws(Fault) {
        switch kind {
        case .request: self = .request(Array(body))
        case .started: self = .started
        case .refused: self = .refused(String(decoding: body, as: UTF8.self))
        case .reply: self = .reply(Array(body))
        case .reload: self = .reload(Array(body))
        case .answer: self = try .answer(body)
        case .log: self = try .log(body)
        case .ask: self = try .ask(body)
        }
    }

    private static func answer(_ body: ArraySlice<UInt8>) throws(Fault) -> Frame {
        guard body.count >= 9 else { throw .malformed(.answer) }
        let rest = body.dropFirst(8)
        return .answer(id: number(body.prefix(8)), rest.first == 1 ? Array(rest.dropFirst()) : nil)
    }

    private static func log(_ body: ArraySlice<UInt8>) throws(Fault) -> Frame {
        guard let level = body.first.flatMap(LogLevel.init) else { throw .malformed(.log) }
        return .log(level, Array(body.dropFirst()))
    }

    private static func ask(_ body: ArraySlice<UInt8>) throws(Fault) -> Frame {
        let rest = body.dropFirst(8)
        guard let question = rest.first.flatMap(BundleQuestion.init) else { throw .malformed(.ask) }
        return .ask(id: number(body.prefix(8)), question, Array(rest.dropFirst()))
    }
}

extension [UInt8] {
    /// Appends so many bytes of a number, lowest first.
    fileprivate mutating func append(_ number: some FixedWidthInteger, size: Int) {
        for place in 0..<size { append(UInt8(truncatingIfNeeded: number >> (place * 8))) }
    }
}

private func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
