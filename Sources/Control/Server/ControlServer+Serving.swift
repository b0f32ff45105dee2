import CLinux
import Glibc

extension ControlServer {
    /// Bytes read at once, so that who sends much does not keep the others waiting.
    private static let appetite = 1 << 16

    func serve(_ client: ServerClient, _ readiness: Poller.Readiness) {
        client.lastUse = now
        if !readiness.isDisjoint(with: .gone) {
            client.isGone = true
            // It would be told for ever.
            poller.remove(client.socket)
        }
        if client.isGone || readiness.contains(.readable) { receive(from: client) }
        settle(client)
    }

    private func receive(from client: ServerClient) {
        guard !client.waitsForTurn else { return }
        withUnsafeTemporaryAllocation(byteCount: Self.appetite, alignment: 8) { buffer in
            let count = recv(client.socket, buffer.baseAddress, buffer.count, 0)
            if count > 0 {
                client.incoming.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                takeLines(of: client)
            } else if count == 0 {
                client.sawEnd = true
                takeLines(of: client)
            } else if errno != EINTR, client.isGone || errno != EAGAIN {
                close(client)
            }
        }
    }

    /// Does what the lines ask for that have come, as long as it is the client's turn and it takes the answers.
    private func takeLines(of client: ServerClient) {
        client.isServed = true
        defer { client.isServed = false }
        let end = SuspendingClock.now + limits.turn
        while !client.isClosed, !client.isPaused(by: limits) {
            guard takeRequest(of: client) else { return waitForMore(from: client) }
            if SuspendingClock.now >= end {
                letOthersGoFirst(client)
                break
            }
        }
        // Time does not run against it until it is read again.
        client.lineDeadline = nil
        client.hasUnreadLines = true
    }

    /// Begins the next request that has come; false when there is none.
    private func takeRequest(of client: ServerClient) -> Bool {
        if let batch = client.batch?.reply {
            if let item = client.batch?.next() { take(item, of: client, in: batch) } else { client.batch = nil }
            return true
        }
        switch client.incoming.next(limit: limits.requestBytes, read: read) {
        case .line(.read(let line)):
            client.lineDeadline = nil
            if let line { take(line, of: client) }
        case .line(.long(let bytes)):
            client.isBeingRead = true
            longLines.submit(bytes, of: client.token)
        case .tooLong: client.send(Response(id: .null, outcome: .failure(.requestTooLarge(limit: limits.requestBytes))))
        case .needsMore: return false
        }
        return true
    }

    private enum Reading {
        case read(IncomingLine?)
        case long([UInt8])
    }

    private func read(_ bytes: UnsafeRawBufferPointer) -> Reading {
        bytes.count > LongLines.threshold ? .long(Array(bytes)) : .read(IncomingLine(reading: bytes, batchLimit: limits.batch))
    }

    func takeLongLines() {
        for (token, line) in longLines.take() {
            guard let client = clients[token] else { continue }
            client.isBeingRead = false
            client.isServed = true
            if let line { take(line, of: client) }
            client.isServed = false
            settle(client)
        }
    }

    private func waitForMore(from client: ServerClient) {
        client.hasUnreadLines = false
        if !client.incoming.isInLine {
            client.lineDeadline = nil
        } else if client.sawEnd {
            client.send(Response(id: .null, outcome: .failure(.unendedLine())))
            client.isLeaving = true
        } else if client.lineDeadline == nil {
            client.lineDeadline = now + limits.requestTime
        }
    }

    /// Sends what waits, reads on where that made room, and finds out what to wait for next.
    func settle(_ client: ServerClient) {
        while !client.isClosed {
            guard flush(client) else { return close(client) }
            guard client.hasUnreadLines, !client.waitsForTurn, !client.isPaused(by: limits) else { break }
            takeLines(of: client)
        }
        if client.isGone, !client.sawEnd, !client.isPaused(by: limits) { letOthersGoFirst(client) }
        if client.isDone { close(client) } else if !client.isClosed { waitFor(client) }
    }

    /// Writes what the client takes now; false when it is gone or lets too much wait.
    private func flush(_ client: ServerClient) -> Bool {
        if client.isGone { client.outgoing.forget() }
        guard !client.outgoing.isEmpty else { return true }
        guard let written = client.outgoing.write(to: client.socket) else { return false }
        if written > 0 { (client.lastUse, client.stallDeadline) = (now, nil) }
        if client.outgoing.isEmpty {
            noteDroppedEvents(of: client)
            return flush(client)
        }
        client.stallDeadline = client.stallDeadline ?? now + limits.stallTime
        return client.outgoing.waiting <= limits.answerBytes
    }

    private func waitFor(_ client: ServerClient) {
        var interest: Poller.Readiness = []
        if !client.sawEnd && !client.waitsForTurn && !client.isPaused(by: limits) { interest.insert(.readable) }
        if !client.outgoing.isEmpty { interest.insert(.writable) }
        if interest != client.interest {
            client.interest = interest
            poller.change(client.socket, to: interest, token: client.token)
        }
        if let deadline = client.lineDeadline { wake(at: deadline) }
        if let deadline = client.stallDeadline { wake(at: deadline) }
    }
}

// MARK: Turns

extension ControlServer {
    /// Puts a client behind those who wait for their turn.
    private func letOthersGoFirst(_ client: ServerClient) {
        guard !client.isClosed, !client.waitsForTurn else { return }
        client.waitsForTurn = true
        if backlog.isEmpty { eventfd_write(backlogNotice.number, 1) }
        backlog.append(client.token)
    }

    /// Gives a turn to the first of those who wait for one.
    func takeTurn() {
        guard !backlog.isEmpty else { return }
        let client = clients[backlog.removeFirst()]
        if backlog.isEmpty {
            var count: eventfd_t = 0
            eventfd_read(backlogNotice.number, &count)
        }
        guard let client else { return }
        client.waitsForTurn = false
        if client.hasUnreadLines {
            if !client.isPaused(by: limits) { takeLines(of: client) }
        } else {
            receive(from: client)
        }
        settle(client)
    }
}
