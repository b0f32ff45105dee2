extension ServerLimits: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        self.init()
        let members = try JSONMembers(json)
        requestBytes = try members.optional("requestBytes") ?? requestBytes
        requestTime = try members.optional("requestSeconds").map(Duration.init(boundedSeconds:)) ?? requestTime
        batch = try members.optional("batch") ?? batch
        clients = try members.optional("clients") ?? clients
        callsInHand = try members.optional("callsInHand") ?? callsInHand
        eventBytes = try members.optional("eventBytes") ?? eventBytes
        answerBytes = try members.optional("answerBytes") ?? answerBytes
        stallTime = try members.optional("stallSeconds").map(Duration.init(boundedSeconds:)) ?? stallTime
        heartbeat = try members.optional("heartbeatSeconds").map(Duration.init(boundedSeconds:)) ?? heartbeat
    }

    package var json: JSONValue {
        [
            "requestBytes": .int(requestBytes), "requestSeconds": .number(requestTime / .seconds(1)), "batch": .int(batch),
            "clients": .int(clients), "callsInHand": .int(callsInHand), "eventBytes": .int(eventBytes), "answerBytes": .int(answerBytes),
            "stallSeconds": .number(stallTime / .seconds(1)), "heartbeatSeconds": .number(heartbeat / .seconds(1)),
        ]
    }
}

extension Duration {
    /// Seconds that another program gave: whatever they are, between a millisecond and a year.
    init(boundedSeconds seconds: Double) { self = .seconds(seconds.isNaN ? 0.001 : min(max(seconds, 0.001), 31_536_000)) }
}
