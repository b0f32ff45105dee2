/// What a control server bears from its clients.
package struct ServerLimits: Hashable, Sendable {
    /// Of one line, its newline not counted.
    package var requestBytes = 1 << 20
    /// From a line's first byte to its newline.
    package var requestTime = Duration.seconds(5)
    /// Requests in one batch.
    package var batch = 1_000
    /// Connections; for one more the longest idle one is closed.
    package var clients = 256
    /// Requests of one client that are not answered yet; its next ones wait, unread.
    package var callsInHand = 1_024
    /// How long the requests of one client are worked off before it is the others' turn; one that was begun is finished.
    package var turn = Duration.microseconds(100)
    /// Waiting for one client to read: past this, events are dropped and no request of its is read.
    package var eventBytes = 1 << 20
    /// Waiting for one client to read: past this, it is closed.
    package var answerBytes = 32 << 20
    /// How long a client may leave what waits for it untouched before it is closed.
    package var stallTime = Duration.seconds(30)
    /// From one heartbeat to the next, for those who subscribed to events.
    package var heartbeat = Duration.seconds(15)

    package init() {}
}
