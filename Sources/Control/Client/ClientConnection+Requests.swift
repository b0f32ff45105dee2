extension ClientConnection {
    /// Sends a request and waits for its answer; other lines that come before it are passed over.
    func answer(to request: Request, until deadline: Instant) throws(Interruption) -> Result<JSONValue, Fault> {
        try send(request.json, until: deadline)
        while true {
            let line = try line(until: deadline)
            // What is no answer is an event; one to another question was given up. A refusal of the connection has no id.
            guard let response = try? Response(json: line), response.id == request.id || response.id == .null else { continue }
            return response.outcome
        }
    }
}

extension ControlError {
    init(_ interruption: ClientConnection.Interruption, method: String) {
        switch interruption {
        case .timedOut: self = .timedOut(method: method)
        case .closed: self = .closed(method: method)
        case .unreadable(let fault): self = .unreadableAnswer(method: method, fault)
        }
    }
}
