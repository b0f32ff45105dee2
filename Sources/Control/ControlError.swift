/// Why a control socket could not be opened, reached or understood.
package enum ControlError: Error, Hashable, Sendable {
    // Of the server's side.
    /// Another host answers at this path; its process, where that is known.
    case hostIsRunning(path: String, pid: Int32?)
    /// Others could put a socket of theirs there; `reason` says why, as in "it belongs to nobody".
    case untrustedFolder(path: String, reason: String)
    /// Something that is neither a socket nor a lock of ours.
    case inTheWay(path: String, what: String)
    case nameTooLong(path: String)
    /// The descriptors that the service manager promised are none to listen on.
    case notActivated(reason: String)
    case systemCall(name: String, error: Int32)

    // Of the client's side.
    case noHost(path: String)
    case notAllowed(path: String)
    /// Whoever listens there is neither this user nor root.
    case foreignHost(path: String, user: UInt32?)
    case timedOut(method: String)
    /// The connection ended before the answer came.
    case closed(method: String)
    case refused(Fault)
    /// The answer is not what this version of the client understands.
    case unexpectedAnswer(method: String, JSONMismatch)
    case unreadableAnswer(method: String, JSONFault)
}
