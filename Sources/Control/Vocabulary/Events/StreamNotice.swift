/// What the server says without being asked, to those who subscribed; each bears the number of the last event.
enum StreamNotice: Hashable {
    case event(ControlEvent, sequence: Int)
    case heartbeat(sequence: Int)
    /// So many events were not told, since the client did not read.
    case dropped(count: Int, sequence: Int)

    private enum Name: String, JSONNamed {
        case event = "events.event"
        case heartbeat = "events.heartbeat"
        case dropped = "events.dropped"
    }

    /// Nil for a line that is no notice, or one of a later version.
    init?(line json: JSONValue) throws(JSONMismatch) {
        guard let method = json["method"], let name = try? Name(json: method), let parameters = json["params"] else { return nil }
        let members = try JSONMembers(parameters)
        let sequence = try members.required("sequence", Int.self)
        switch name {
        case .event:
            // A name that this version does not know is no reason to end the stream.
            guard let event = members["event"], (try? EventName(json: event)) != nil else { return nil }
            self = .event(try ControlEvent(json: parameters), sequence: sequence)
        case .heartbeat: self = .heartbeat(sequence: sequence)
        case .dropped: self = .dropped(count: try members.required("count"), sequence: sequence)
        }
    }

    var json: JSONValue {
        switch self {
        case .event(let event, let sequence):
            Self.line(.event, [JSONValue.Member(name: "sequence", value: .int(sequence))] + event.members)
        case .heartbeat(let sequence): Self.line(.heartbeat, [JSONValue.Member(name: "sequence", value: .int(sequence))])
        case .dropped(let count, let sequence):
            Self.line(
                .dropped,
                [JSONValue.Member(name: "sequence", value: .int(sequence)), JSONValue.Member(name: "count", value: .int(count))])
        }
    }

    private static func line(_ name: Name, _ parameters: [JSONValue.Member]) -> JSONValue {
        Request(id: nil, method: name.rawValue, parameters: .object(parameters)).json
    }
}
