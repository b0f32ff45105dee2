extension ControlServer {
    /// Tells an event to those who subscribed to its topic.
    package func publish(_ event: ControlEvent) {
        sequence += 1
        let listeners = clients.values.filter { $0.topics.contains(event.name.topic) }
        guard !listeners.isEmpty else { return }
        now = SuspendingClock.now
        var line: [UInt8] = []
        StreamNotice.event(event, sequence: sequence).json.write(to: &line)
        for client in listeners { tell(client, line) }
    }

    /// Someone would be told of events about `topic`: otherwise their details need not be put together.
    package func isHeard(_ topic: EventTopic) -> Bool { clients.values.contains { $0.topics.contains(topic) } }

    func subscribe(_ client: ServerClient, _ wish: SubscriptionWish) -> Subscription {
        client.topics = Set(wish.topics)
        client.droppedEvents = 0
        if !client.topics.isEmpty, nextHeartbeat == nil {
            nextHeartbeat = now + limits.heartbeat
            wake(at: now + limits.heartbeat)
        }
        let topics = EventTopic.allCases.filter(client.topics.contains)
        return Subscription(topics: topics, heartbeat: limits.heartbeat / .seconds(1), host: runName, sequence: sequence)
    }

    func tell(_ client: ServerClient, _ notice: StreamNotice) {
        client.outgoing.append { notice.json.write(to: &$0) }
        if !client.isServed { settle(client) }
    }

    private func tell(_ client: ServerClient, _ line: [UInt8]) {
        guard client.outgoing.waiting + line.count <= limits.eventBytes else {
            client.droppedEvents += 1
            return
        }
        noteDroppedEvents(of: client)
        client.outgoing.append { $0.append(contentsOf: line) }
        if !client.isServed { settle(client) }
    }

    /// Says how many events a client missed, now that there is room to say it.
    func noteDroppedEvents(of client: ServerClient) {
        guard client.droppedEvents > 0 else { return }
        let notice = StreamNotice.dropped(count: client.droppedEvents, sequence: sequence)
        client.droppedEvents = 0
        client.outgoing.append { notice.json.write(to: &$0) }
    }
}
