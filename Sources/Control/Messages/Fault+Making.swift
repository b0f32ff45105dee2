// The words of every error, in one place.

extension Fault {
    static func notJSON(_ fault: JSONFault) -> Fault {
        Fault(.parseError, "the line is not JSON: \(fault)", [.init("offset", fault.offset)])
    }

    static func notARequest(_ reason: String) -> Fault { Fault(.invalidRequest, "not a request of JSON-RPC 2.0: \(reason)") }

    static func unknownMethod(_ method: String) -> Fault {
        Fault(.unknownMethod, "there is no method '\(method)': host.describe lists them", [.init("method", method)])
    }

    package static func invalidParameters(_ mismatch: JSONMismatch) -> Fault {
        Fault(
            .invalidParameters, "\(mismatch)",
            [.init("member", mismatch.member), .init("expected", mismatch.expected), .init("found", mismatch.found)])
    }

    package static func internalError(_ reason: String) -> Fault { Fault(.internalError, reason) }

    package static func notSupported(_ method: String) -> Fault {
        Fault(.notSupported, "\(method) is not there yet in this version", [.init("method", method)])
    }

    static func requestTooLarge(limit: Int) -> Fault {
        Fault(.requestTooLarge, "a line holds \(limit) bytes at most; the rest of this one is skipped", [.init("limit", limit)])
    }

    static func requestTimedOut(milliseconds: Int) -> Fault {
        Fault(
            .requestTimedOut, "no newline within \(milliseconds) ms of a line's first byte: end each request with one",
            [.init("milliseconds", milliseconds)])
    }

    static func unendedLine() -> Fault { Fault(.invalidRequest, "the last line has no newline: end each request with one") }

    static func batchTooLong(count: Int, limit: Int) -> Fault {
        Fault(
            .batchTooLong, "a batch of \(count) requests: send \(limit) at most at a time", [.init("count", count), .init("limit", limit)])
    }

    static func tooManyClients(limit: Int) -> Fault {
        Fault(.tooManyClients, "\(limit) clients are connected and none of them is idle: try again later", [.init("limit", limit)])
    }

    static func foreignUser() -> Fault { Fault(.foreignUser, "this host answers its own user and root alone") }

    package static func shuttingDown() -> Fault { Fault(.shuttingDown, "the host is shutting down") }

    package static func unknownBundle(_ path: String) -> Fault {
        Fault(.unknownBundle, "no bundle '\(path)' is known: gallery.list lists them", [.init("bundle", path)])
    }

    package static func unknownKind(_ kind: String, known: [String]) -> Fault {
        Fault(.unknownKind, "no bundle holds the kind '\(kind)': gallery.list lists them", [.init("kind", kind), .init("kinds", known)])
    }

    package static func unsupportedFamily(_ family: String, kind: String, supported: [String]) -> Fault {
        Fault(
            .unsupportedFamily, "\(kind) has no family '\(family)', only \(supported.joined(separator: ", "))",
            [.init("family", family), .init("kind", kind), .init("families", supported)])
    }

    package static func unknownPlacement(_ placement: Int) -> Fault {
        Fault(
            .unknownPlacement, "there is no placement \(placement): placements.list lists them", [.init("placement", placement)])
    }

    /// `name` is the setting that was refused.
    package static func invalidConfiguration(_ name: String, reason: String) -> Fault {
        Fault(.invalidConfiguration, "'\(name)': \(reason)", [.init("member", name), .init("reason", reason)])
    }

    package static func optionsFailed(_ parameter: String, reason: String) -> Fault {
        Fault(.optionsFailed, "'\(parameter)': \(reason)", [.init("member", parameter), .init("reason", reason)])
    }

    package static func unknownElement(_ element: Int, placement: Int) -> Fault {
        Fault(
            .unknownElement, "placement \(placement) shows no element \(element): widgets.elements lists them",
            [.init("element", element), .init("placement", placement)])
    }

    /// Nothing lies at a point, given in points.
    package static func nothingAt(_ x: Double, _ y: Double, placement: Int) -> Fault {
        Fault(
            .unknownElement, "nothing of placement \(placement) can be tapped at \(x), \(y): widgets.elements lists what can",
            [.init("x", x), .init("y", y), .init("placement", placement)])
    }

    package static func outdatedGeneration(_ generation: Int, current: Int, placement: Int) -> Fault {
        Fault(
            .outdatedGeneration,
            """
            placement \(placement) shows generation \(current) by now, no longer \(generation): nothing was done, and a new picture is asked for; \
            tap again with what widgets.elements then tells
            """,
            [.init("generation", generation), .init("current", current), .init("placement", placement)])
    }

    package static func actionFailed(_ reason: String) -> Fault {
        Fault(.actionFailed, "the action failed: \(reason)", [.init("reason", reason)])
    }

    package static func noTimeline(placement: Int) -> Fault {
        Fault(.noTimeline, "placement \(placement) has no timeline yet", [.init("placement", placement)])
    }

    package static func noPicture(placement: Int, reason: String) -> Fault {
        Fault(
            .noPicture, "placement \(placement) has no picture: \(reason)", [.init("placement", placement), .init("reason", reason)])
    }

    package static func unknownSuite(_ suite: String) -> Fault {
        Fault(.unknownSuite, "there are no defaults of the suite '\(suite)': defaults.list lists them", [.init("suite", suite)])
    }

    /// For a name that no suite can have.
    package static func impossibleSuite(_ suite: String) -> Fault {
        let name = suite.count > 64 ? "\(suite.prefix(64))…" : suite
        return Fault(
            .unknownSuite,
            "there can be no suite '\(name)': its name is that of a folder, without '/', with no dot first, and of 255 bytes at most",
            [.init("suite", suite)])
    }

    package static func unknownActivity(_ activity: String) -> Fault {
        Fault(.unknownActivity, "there is no activity '\(activity)': activities.list lists them", [.init("activity", activity)])
    }

    /// `size` and `limit` in bytes.
    package static func activityTooLarge(size: Int, limit: Int) -> Fault {
        Fault(
            .activityTooLarge, "attributes and state take \(size) bytes, \(limit) are allowed",
            [.init("size", size), .init("limit", limit)])
    }

    package static func storeFailed(_ reason: String) -> Fault {
        Fault(.storeFailed, "nothing was changed, the store cannot be written: \(reason)", [.init("reason", reason)])
    }
}

extension JSONValue.Member {
    fileprivate init(_ name: String, _ value: some JSONConvertible) { self.init(name: name, value: value.json) }
}
