/// A property list: what Xcode's projects, `Info.plist` and entitlements are made of.
package indirect enum PropertyList: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case data([UInt8])
    /// Seconds since 1 January 1970.
    case date(Double)
    case array([PropertyList])
    case dictionary([String: PropertyList])
}

extension PropertyList {
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    package var array: [PropertyList]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    package var integer: Int? {
        guard case .integer(let number) = self else { return nil }
        return number
    }

    package var flag: Bool? {
        guard case .boolean(let flag) = self else { return nil }
        return flag
    }

    package var dictionary: [String: PropertyList]? {
        guard case .dictionary(let entries) = self else { return nil }
        return entries
    }

    /// The value of a key, or nil when this is no dictionary or has no such key.
    package subscript(key: String) -> PropertyList? { dictionary?[key] }

    /// The texts of a list; a single text is a list of one, as Xcode has it in settings.
    package var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let elements): elements.compactMap(\.string)
        default: []
        }
    }
}
