import CLinux

/// Why a bundle does not run any more.
package enum BundleEnd: Hashable, Sendable, CustomStringConvertible {
    /// It could not be loaded or started, for this reason.
    case refused(String)
    case exited(status: Int32)
    case signalled(Int32)
    /// The host ended it.
    case killed
    /// Its process lives on without a connection, and was ended for that.
    case closed
    /// It used more than it may, in words that go on after its name; its process was ended for that.
    case overLimit(String)
    /// It sent what is no message, or took none; its process was ended for that.
    case brokeProtocol(String)

    /// As in "crashed with SIGABRT (Aborted)".
    package var description: String {
        switch self {
        case .refused(let reason): "could not be loaded: \(reason)"
        case .exited(let status): "exited by itself with status \(status)"
        case .signalled(let signal): "\(verb(signal)) \(name(signal))"
        case .killed: "was ended by the host"
        case .closed: "closed its connection to the host"
        case .overLimit(let how): how
        case .brokeProtocol(let how): "broke the protocol: \(how)"
        }
    }
}

extension BundleEnd {
    /// How the process within walls ended, as it is known from how `bwrap` did: it passes on a signal as a shell does, and says why there
    /// was no such process.
    func beyondWalls(_ fault: String?) -> BundleEnd {
        guard case .exited(let status) = self else { return self }
        if let fault { return .refused("its sandbox cannot be made: \(fault)") }
        return status > 128 && status < 128 + 65 ? .signalled(status - 128) : self
    }

    /// Whether the bundle's own code is to blame: nobody loaded it in vain, and neither the host nor somebody else ended it.
    package var isOwnFault: Bool {
        switch self {
        case .refused, .killed: false
        case .signalled(let signal): ![SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT].contains(signal)
        case .exited, .closed, .overLimit, .brokeProtocol: true
        }
    }
}

// Which signals come from a fault of the program itself.
private func verb(_ signal: Int32) -> String {
    [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP].contains(signal) ? "crashed with" : "was ended by"
}

private func name(_ signal: Int32) -> String {
    guard let short = sigabbrev_np(signal), let long = sigdescr_np(signal) else { return "signal \(signal)" }
    return "SIG\(String(cString: short)) (\(String(cString: long)))"
}
