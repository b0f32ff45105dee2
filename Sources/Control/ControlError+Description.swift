import CLinux

extension ControlError: CustomStringConvertible {
    /// One line: what is wrong, where, and what mends it.
    package var description: String {
        switch self {
        case .hostIsRunning, .untrustedFolder, .inTheWay, .nameTooLong, .notActivated, .systemCall: serverDescription
        case .noHost, .notAllowed, .foreignHost, .timedOut, .closed, .refused, .unexpectedAnswer, .unreadableAnswer: clientDescription
        }
    }

    private var serverDescription: String {
        switch self {
        case .hostIsRunning(let path, let pid):
            "another host\(pid.map { ", process \($0)," } ?? "") answers at \(path): use it, or end it with `widgethost call host.shutdown`"
        case .untrustedFolder(let path, let reason): "\(path) is no safe place for the control socket: \(reason)"
        case .inTheWay(let path, let what): "\(path) is \(what): remove it, and start the host again"
        case .nameTooLong(let path): "the last part of \(path) is too long for a socket's name: choose a shorter one"
        case .notActivated(let reason): "the service manager handed over no socket to listen on: \(reason)"
        case .systemCall(let name, let error): "\(name) failed: \(text(ofError: error))"
        default: ""
        }
    }

    private var clientDescription: String {
        switch self {
        case .noHost(let path): "no host answers at \(path): start one with `widgethost serve`"
        case .notAllowed(let path): "\(path) may not be opened by you: it belongs to another user's host"
        case .foreignHost(let path, let user):
            "\(path) is answered by \(user.map { "user \($0)" } ?? "someone unknown"), neither you nor root, and is not trusted"
        case .timedOut(let method): "the host did not answer \(method) in time: it may be busy, ask again or look at its log"
        case .closed(let method): "the host closed the connection of \(method): look at its log"
        case .refused(let fault): fault.message
        case .unexpectedAnswer(let method, let mismatch):
            "the host answered \(method) with something else than this version expects (\(mismatch)): use the widgethost of the same version"
        case .unreadableAnswer(let method, let fault): "the host's answer to \(method) is not JSON: \(fault)"
        default: ""
        }
    }
}

/// The C library's text for an error number, as in "No such file or directory".
func text(ofError error: Int32) -> String {
    strerrordesc_np(error).map { String(cString: $0) } ?? "error \(error)"
}
