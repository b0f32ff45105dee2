public import Foundation

extension Date {
    public static var _kind: _ValueKind { .date }
}

extension URL {
    public static var _kind: _ValueKind { .url }
}

extension UUID {
    public static var _kind: _ValueKind { .text }
}
