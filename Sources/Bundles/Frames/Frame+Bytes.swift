extension Frame {
    /// Length and kind of a frame with a body of `bodySize` bytes.
    static func header(_ kind: Kind, bodySize: Int) -> [UInt8] {
        lowestFirst(UInt32(clamping: bodySize + 1), size: 4) + [kind.rawValue]
    }

    /// Numbers that stand before the bytes of an ask.
    static func askPrefix(id: UInt64, _ question: BundleQuestion) -> [UInt8] { lowestFirst(id, size: 8) + [question.rawValue] }

    var bytes: [UInt8] {
        switch self {
        case .request(let body): Self.bytes(.request, body)
        case .answer(let id, let body): Self.bytes(.answer, lowestFirst(id, size: 8) + [body == nil ? 0 : 1] + (body ?? []))
        case .started: Self.bytes(.started, [])
        case .refused(let reason): Self.bytes(.refused, Array(reason.utf8))
        case .reply(let body): Self.bytes(.reply, body)
        case .log(let level, let text): Self.bytes(.log, [level.rawValue] + text)
        case .ask(let id, let question, let body): Self.bytes(.ask, Self.askPrefix(id: id, question) + body)
        case .reload(let body): Self.bytes(.reload, body)
        }
    }

    private static func bytes(_ kind: Kind, _ body: [UInt8]) -> [UInt8] { header(kind, bodySize: body.count) + body }

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

private func lowestFirst(_ number: some FixedWidthInteger, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

private func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
