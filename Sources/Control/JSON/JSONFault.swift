/// Why bytes are no JSON, and where: a count of bytes from their start.
package struct JSONFault: Error, Hashable, Sendable {
    package let reason: Reason
    package let offset: Int

    package enum Reason: Hashable, Sendable {
        case endsEarly
        /// Something else must stand here; the text says what.
        case expected(String)
        /// More follows after the value.
        case trailing
        case tooDeep
        case notUTF8
        case unknownEscape
        /// Half of a UTF-16 pair, which no text can hold.
        case unpairedSurrogate
        case controlCharacter
        /// No double is that large, or it has too many digits.
        case numberTooLarge
    }
}

extension JSONFault: CustomStringConvertible {
    package var description: String { "\(reason.words) at byte \(offset)" }
}

extension JSONFault.Reason {
    fileprivate var words: String {
        switch self {
        case .endsEarly: "the text ends too early"
        case .expected(let what): "\(what) expected"
        case .trailing: "something follows the value"
        case .tooDeep: "nested deeper than \(JSONReader.depthLimit) levels"
        case .notUTF8: "not UTF-8"
        case .unknownEscape: "unknown escape"
        case .unpairedSurrogate: "half of a surrogate pair"
        case .controlCharacter: "a control character that is not escaped"
        case .numberTooLarge: "a number too large"
        }
    }
}
