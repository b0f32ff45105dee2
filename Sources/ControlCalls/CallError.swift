/// Why a host was asked in vain.
package enum CallError: Error, Hashable, Sendable {
    /// Nobody answers there.
    case noHost(path: String)
    /// Whoever answers there is neither this user nor root.
    case foreignHost(path: String, user: UInt32)
    /// Nothing came within so many seconds.
    case timedOut(path: String, after: Int)
    /// The host hung up before it had answered.
    case closed(path: String)
    /// A step that the system refused.
    case systemCall(name: String, error: Int32)
}
