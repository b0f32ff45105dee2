extension ControlServer {
    func wake(at moment: Instant) { timer.wake(at: moment, now: now) }

    /// Does what is due, and waits for what is next.
    func handleDeadlines() {
        timer.clear()
        if let listenAgain, listenAgain <= now { listen() }
        if let rebindAt, rebindAt <= now { checkFile() }
        for client in clients.values { handleDeadlines(of: client) }
        beatIfDue()
        let next = clients.values.flatMap(\.deadlines) + [listenAgain, nextHeartbeat, rebindAt].compactMap { $0 }
        if let first = next.min() { wake(at: first) }
    }

    private func handleDeadlines(of client: ServerClient) {
        // Who reads nothing would not read why, either.
        if let deadline = client.stallDeadline, deadline <= now { return close(client) }
        guard let deadline = client.lineDeadline, deadline <= now else { return }
        client.lineDeadline = nil
        client.send(Response(id: .null, outcome: .failure(.requestTimedOut(milliseconds: Int(limits.requestTime / .milliseconds(1))))))
        client.isLeaving = true
        settle(client)
    }

    private func beatIfDue() {
        guard let due = nextHeartbeat, due <= now else { return }
        let subscribers = clients.values.filter { !$0.topics.isEmpty }
        nextHeartbeat = subscribers.isEmpty ? nil : now + limits.heartbeat
        // For who has not read the last lines there is nothing to be learnt from one more.
        for client in subscribers where client.outgoing.isEmpty { tell(client, StreamNotice.heartbeat(sequence: sequence)) }
    }
}
