/// One connection to the server, and what waits in either direction.
final class ServerClient {
    typealias Instant = SuspendingClock.Instant

    let token: UInt64
    /// Gone when the connection is closed, though an answer is still owed.
    private var descriptor: Descriptor?
    var incoming = LineBuffer()
    var outgoing = OutgoingLines()
    /// The batch of which not every request was begun.
    var batch: OpenBatch?
    var callsInHand = 0
    /// Empty for one who is told nothing unasked.
    var topics: Set<EventTopic> = []
    var droppedEvents = 0

    /// When something last came or was taken.
    var lastUse: Instant
    /// By when the line that has begun must end.
    var lineDeadline: Instant?
    /// By when some of what waits must be read.
    var stallDeadline: Instant?

    /// Its lines are being read: answers wait for all of them before they are sent.
    var isServed = false
    /// Lines have come that it was too busy to have read.
    var hasUnreadLines = false
    /// One of its lines is being read elsewhere, and the next ones wait for it.
    var isBeingRead = false
    /// It has had its turn, and has its next one after the others.
    var waitsForTurn = false
    /// The other end is closed: what it asked for before is done, and nothing is sent any more.
    var isGone = false
    /// Nothing more will come from it, though it may still read.
    var sawEnd = false
    /// To be closed as soon as it was tried to send what waits.
    var isLeaving = false
    var interest: Poller.Readiness = .readable

    init(token: UInt64, socket: Descriptor, now: Instant) {
        self.token = token
        descriptor = socket
        lastUse = now
    }

    var isClosed: Bool { descriptor == nil }

    /// The connection's number, or none that there is when it is closed.
    var socket: Int32 { descriptor?.number ?? -1 }

    func close() { descriptor = nil }

    /// Nobody would notice if it were gone.
    var isIdle: Bool { topics.isEmpty && callsInHand == 0 && outgoing.isEmpty && !incoming.isInLine && !hasUnreadLines }

    /// Nothing more is to be done for it.
    var isDone: Bool {
        isLeaving || sawEnd && !hasUnreadLines && (isGone || callsInHand == 0 && outgoing.isEmpty && topics.isEmpty)
    }

    /// It asks faster than it is answered or reads.
    func isPaused(by limits: ServerLimits) -> Bool {
        isLeaving || isBeingRead || callsInHand >= limits.callsInHand || outgoing.waiting > limits.eventBytes
    }

    var deadlines: [Instant] { [lineDeadline, stallDeadline].compactMap { $0 } }

    func send(_ response: Response) { outgoing.append { response.write(to: &$0) } }
}
