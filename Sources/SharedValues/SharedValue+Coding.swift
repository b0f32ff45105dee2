package import Drawing
internal import Foundation

extension [String: SharedValue] {
    /// The binary form, in which the same values are the same bytes.
    package var encoded: [UInt8] {
        var writer = WireWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// The values of a binary form; throws what is wrong with the first field that cannot be taken.
    package init(decoding bytes: [UInt8]) throws(WireError) { try self.init(reading: WireReader(bytes), depth: 0) }

    fileprivate func write(to writer: inout WireWriter) {
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            writer.message(MemberField.member) {
                $0.field(MemberField.key, key)
                value.write(to: &$0)
            }
        }
    }

    fileprivate init(reading reader: WireReader, depth: Int) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            guard field.number == MemberField.member else { continue }
            var member = try field.message()
            var (key, value): (String?, SharedValue?)
            while let field = try member.next() {
                if field.number == MemberField.key {
                    key = try field.string()
                } else {
                    value = try SharedValue(field, depth: depth) ?? value
                }
            }
            guard let key else { throw .missing(field: "key") }
            // A value that only a newer writer knows is left out.
            if let value { self[key] = value }
        }
    }
}

private enum MemberField {
    static let member = 1
    static let key = 1
}

extension SharedValue {
    private enum Field {
        static let bool = 2
        static let whole = 3
        static let number = 4
        static let text = 5
        static let date = 6
        static let data = 7
        static let list = 8
        static let members = 9
    }

    fileprivate func write(to writer: inout WireWriter) {
        switch self {
        case .bool(let value): writer.field(Field.bool, value)
        case .whole(let value): writer.field(Field.whole, UInt64(bitPattern: value))
        case .number(let value): writer.field(Field.number, value)
        case .text(let value): writer.field(Field.text, value)
        case .date(let value): writer.field(Field.date, value.timeIntervalSinceReferenceDate)
        case .data(let value): value.withUnsafeBytes { writer.field(Field.data, $0) }
        case .list(let values):
            writer.message(Field.list) { writer in
                for value in values { writer.message(1) { value.write(to: &$0) } }
            }
        case .members(let members): writer.message(Field.members) { members.write(to: &$0) }
        }
    }

    fileprivate init?(_ field: WireField, depth: Int) throws(WireError) {
        try WireError.check(depth + 1, within: Self.depthLimit, "values within values")
        switch field.number {
        case Field.bool: self = .bool(try field.bool())
        case Field.whole: self = .whole(Int64(bitPattern: try field.uint64()))
        case Field.number: self = .number(try field.double())
        case Field.text: self = .text(try field.string())
        case Field.date: self = .date(Date(timeIntervalSinceReferenceDate: try field.double()))
        case Field.data: self = .data(Data(try field.bytes()))
        case Field.list: self = .list(try Self.list(try field.message(), depth: depth + 1))
        case Field.members: self = .members(try [String: SharedValue](reading: try field.message(), depth: depth + 1))
        default: return nil
        }
    }

    private static func list(_ reader: WireReader, depth: Int) throws(WireError) -> [SharedValue] {
        var reader = reader
        var values: [SharedValue] = []
        while let field = try reader.next() {
            var item = try field.message()
            while let inner = try item.next() {
                if let value = try SharedValue(inner, depth: depth) { values.append(value) }
            }
        }
        return values
    }
}
