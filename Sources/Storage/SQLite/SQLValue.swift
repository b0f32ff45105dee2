internal import Foundation

/// A value on its way into a statement, or out of one as it is.
enum SQLValue: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    static func text(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
    static func blob(_ bytes: [UInt8]?) -> SQLValue { bytes.map { .blob($0) } ?? .null }
    static func integer(_ number: Int) -> SQLValue { .integer(Int64(number)) }
    static func flag(_ isSet: Bool) -> SQLValue { .integer(isSet ? Int64(1) : 0) }

    /// Seconds since the reference date, so that the same date comes back to the last bit.
    static func date(_ date: Date?) -> SQLValue { date.map { .real($0.timeIntervalSinceReferenceDate) } ?? .null }

    static func digest(_ digest: ContentDigest) -> SQLValue { .blob(digest.bytes) }

    // Numbers beyond the range turn negative, and no placement has such a one.
    static func id(_ id: StoredPlacement.ID) -> SQLValue { .integer(Int64(bitPattern: id.rawValue)) }
}
