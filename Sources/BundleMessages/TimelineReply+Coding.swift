package import Drawing
internal import Foundation

extension TimelineReply: WireMessage {
    /// Warnings that are read; those after them are left out.
    package static let warningLimit = 64

    private enum Field {
        static let entry = 1
        static let policy = 2
        static let policyDate = 3
        static let warning = 4
    }

    package func write(to writer: inout WireWriter) {
        for entry in entries { writer.message(Field.entry) { entry.write(to: &$0) } }
        writer.field(Field.policy, policy.number)
        if case .after(let date) = policy { writer.field(Field.policyDate, date) }
        for warning in warnings { writer.field(Field.warning, warning) }
    }

    /// Throws also when the lists of all entries are longer than `byteLimit`.
    package init(reading reader: WireReader) throws(WireError) {
        self.init(entries: [], policy: .atEnd)
        var reader = reader
        var bytesLeft = Self.byteLimit
        var policyNumber = Policy.atEnd.number
        var policyDate: Date?
        while let field = try reader.next() {
            switch field.number {
            case Field.entry:
                try WireError.check(entries.count + 1, within: Self.entryLimit, "entries")
                entries.append(try Entry(reading: try field.message(), index: entries.count, bytesLeft: &bytesLeft))
            case Field.policy: policyNumber = try field.uint64()
            case Field.policyDate: policyDate = try field.date("policy.date")
            case Field.warning where warnings.count < Self.warningLimit:
                warnings.append(try field.string("warning", limit: sentenceLimit))
            default: break
            }
        }
        policy = try Policy(policyNumber, date: policyDate)
    }
}

extension TimelineReply.Policy {
    fileprivate var number: UInt64 {
        switch self {
        case .atEnd: 0
        case .after: 1
        case .never: 2
        }
    }

    /// A policy that only a newer bundle knows is taken for `atEnd`.
    fileprivate init(_ number: UInt64, date: Date?) throws(WireError) {
        switch number {
        case 1:
            guard let date else { throw .missing(field: "policy.date") }
            self = .after(date)
        case 2: self = .never
        default: self = .atEnd
        }
    }
}
