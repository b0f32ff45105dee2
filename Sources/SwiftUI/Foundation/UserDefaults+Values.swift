public import Foundation

/// Key-value coding, by which many write; Foundation on Linux has none.
extension UserDefaults {
    /// Keeps a value under a key; nil takes it away.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// The value under a key, or nil.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
