import CLinux
import Glibc

/// Answers on a control socket, on the thread that calls it; only long lines are read on another.
///
/// It waits for nothing itself: `descriptor` is readable whenever `work` has something to do. A client that is silent, slow, loud or
/// wrong costs nobody else anything, and while nobody asks or listens for events nothing wakes.
package final class ControlServer {
    typealias Instant = SuspendingClock.Instant
    /// Does what is asked, and answers now or later.
    package typealias Handler = (ControlCommand, PendingReply) -> Void

    package let limits: ServerLimits
    let handler: Handler
    let poller: Poller
    var listener: ControlListener?
    var timer: DeadlineTimer
    var clients: [UInt64: ServerClient] = [:]
    var nextToken = Token.firstClient
    /// Clients that have had their turn and have more to be done, in their order.
    var backlog: [UInt64] = []
    /// Readable while there are any.
    let backlogNotice: Descriptor
    let longLines: LongLines
    /// While set, connections are left waiting: there was no descriptor for them.
    var listenAgain: Instant?
    var nextHeartbeat: Instant?
    /// Tells when the socket's file is taken away.
    var fileNotice: FolderNotice?
    /// When to try again to bind the socket.
    var rebindAt: Instant?
    var rebindPatience = Duration.milliseconds(500)
    /// Called when the socket's file was gone: it is there again, or why it is not.
    package var onRebinding: (ControlError?) -> Void = { _ in }
    /// The number of the last event.
    var sequence = 0
    /// Names this run of the host, within which events are counted.
    let runName: String
    var now = SuspendingClock.now

    enum Token {
        static let listener: UInt64 = 0
        static let timer: UInt64 = 1
        static let file: UInt64 = 2
        static let backlog: UInt64 = 3
        static let longLines: UInt64 = 4
        static let firstClient: UInt64 = 5
    }

    /// Begins to answer on `listener`.
    package init(_ listener: ControlListener, limits: ServerLimits = ServerLimits(), handler: @escaping Handler) throws(ControlError) {
        self.listener = listener
        self.limits = limits
        self.handler = handler
        runName = String(UInt64.random(in: .min ... .max), radix: 36)
        poller = try Poller()
        timer = try DeadlineTimer()
        backlogNotice = try Descriptor(of: "eventfd", eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)))
        longLines = try LongLines(batchLimit: limits.batch)
        try poller.add(listener.descriptor.number, .readable, token: Token.listener)
        try poller.add(timer.descriptor.number, .readable, token: Token.timer)
        try poller.add(backlogNotice.number, .readable, token: Token.backlog)
        try poller.add(longLines.notice.number, .readable, token: Token.longLines)
        watchFile()
    }

    /// Readable when there is work; open as long as the server is there.
    package var descriptor: Int32 { poller.descriptor.number }

    package var clientCount: Int { clients.count }

    /// Does what is to be done now, without waiting: new clients, their requests, what is due.
    package func work() {
        now = SuspendingClock.now
        // Who asks for little goes before those who ask for much.
        defer { takeTurn() }
        poller.ready { token, readiness in
            switch token {
            case Token.listener: acceptClients()
            case Token.timer: handleDeadlines()
            case Token.file: checkFile()
            case Token.backlog: break
            case Token.longLines: takeLongLines()
            default: if let client = clients[token] { serve(client, readiness) }
            }
        }
    }

    /// Sends what clients take at once, closes all of them, and gives up the socket.
    package func stop() {
        for client in clients.values {
            _ = client.outgoing.write(to: client.socket)
            close(client)
        }
        if let listener { poller.remove(listener.descriptor.number) }
        if let fileNotice { poller.remove(fileNotice.descriptor.number) }
        (listener, fileNotice, rebindAt) = (nil, nil, nil)
    }

    func close(_ client: ServerClient) {
        guard !client.isClosed else { return }
        poller.remove(client.socket)
        client.close()
        clients[client.token] = nil
        // Its descriptor may be what the next client waits for.
        if listenAgain != nil { listen() }
    }
}
