internal import Foundation
internal import SharedValues

extension SharedValue {
    /// A value as authors hand it over; nil for one that no property list may hold.
    init?(object: Any) {
        if let scalar = Self.scalar(object) ?? Self.bridged(object) {
            self = scalar
        } else if let values = object as? [Any] {
            let kept = values.compactMap { SharedValue(object: $0) }
            guard kept.count == values.count else { return nil }
            self = .list(kept)
        } else if let members = object as? [String: Any] {
            let kept = members.compactMapValues { SharedValue(object: $0) }
            guard kept.count == members.count else { return nil }
            self = .members(kept)
        } else {
            return nil
        }
    }

    private static func scalar(_ object: Any) -> SharedValue? {
        // By the exact type: numbers are cast to one another too easily.
        switch object {
        case let value as Bool where type(of: object) == Bool.self: .bool(value)
        case let value as any FixedWidthInteger where !(type(of: object) is AnyClass): Int64(exactly: value).map(SharedValue.whole)
        case let value as any BinaryFloatingPoint where !(type(of: object) is AnyClass): .number(Double(value))
        case let value as String: .text(value)
        case let value as Date: .date(value)
        case let value as Data: .data(value)
        case let value as URL: .text(value.isFileURL ? value.path : value.absoluteString)
        default: nil
        }
    }

    private static func bridged(_ object: Any) -> SharedValue? {
        guard let number = object as? NSNumber else { return nil }
        let type = String(cString: number.objCType)
        if ["c", "B"].contains(type), [0, 1].contains(number.intValue) { return .bool(number.boolValue) }
        return ["f", "d"].contains(type) ? .number(number.doubleValue) : .whole(number.int64Value)
    }

    /// The value as authors get it.
    var object: Any {
        switch self {
        case .bool(let value): value
        case .whole(let value): Int(value)
        case .number(let value): value
        case .text(let value): value
        case .date(let value): value
        case .data(let value): value
        case .list(let values): values.map(\.object)
        case .members(let members): members.mapValues(\.object)
        }
    }
}
