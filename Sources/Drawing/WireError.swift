/// Why bytes are not the binary form.
package enum WireError: Error, Hashable, Sendable {
    /// The bytes end within a field.
    case truncated
    /// A varint goes on beyond 64 bits.
    case numberTooLong
    /// The last three bits of a tag name none of the four types.
    case unknownType(UInt8)
    /// A field is known and has another type.
    case wrongType(field: Int)
    /// Text is not UTF-8.
    case notUTF8(field: Int)
    /// A field that must be there is not.
    case missing(field: String)
    /// A field has a value that it cannot have, such as one that is not a number.
    case outOfRange(field: String)
    /// There is more of something than a limit allows.
    case tooLarge(what: String, count: Int, limit: Int)
    /// A push of a drawing has no pop, or a pop no push.
    case unbalanced
}

extension WireError {
    /// Throws `tooLarge` when there are more than allowed.
    package static func check(_ count: Int, within limit: Int, _ what: String) throws(WireError) {
        guard count <= limit else { throw .tooLarge(what: what, count: count, limit: limit) }
    }
}

extension WireError: CustomStringConvertible {
    /// One sentence for a log, without a full stop.
    package var description: String {
        switch self {
        case .truncated: "the bytes end within a field"
        case .numberTooLong: "a number is longer than 64 bits"
        case .unknownType(let type): "\(type) is no wire type"
        case .wrongType(let field): "field \(field) has the wrong wire type"
        case .notUTF8(let field): "the text of field \(field) is not UTF-8"
        case .missing(let field): "'\(field)' is missing"
        case .outOfRange(let field): "'\(field)' has a value that it cannot have"
        case .tooLarge(let what, let count, let limit): "there are \(count) \(what) where \(limit) are allowed"
        case .unbalanced: "the pushes and pops of the drawing do not match"
        }
    }
}
