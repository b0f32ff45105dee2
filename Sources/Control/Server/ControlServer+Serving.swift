import CLinux
import Glibc

extension ControlServer {
    /// Bytes read at once, so that who sends much does not keep the others waiting.
    private static let appetite = 1 << 16

    func serve(_ client: ServerClient, _ readiness: Poller.Readiness) {
        client.lastUse = now
        let isGone = !readiness.isDisjoint(with: .gone)
        if isGone || readiness.contains(.readable) { receive(from: client, toTheEnd: isGone) }
        if isGone { close(client) } else { settle(client) }
    }

    /// Reads once, or all there is from one who is gone: what it asked for before it left is done.
    private func receive(from client: ServerClient, toTheEnd: Bool) {
        withUnsafeTemporaryAllocation(byteCount: Self.appetite, alignment: 8) { buffer in
            repeat {
                let count = recv(client.socket, buffer.baseAddress, buffer.count, 0)
                if count > 0 {
                    client.incoming.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                    takeLines(of: client)
                } else if count == 0 {
                    return endInput(of: client)
                } else if errno != EINTR {
                    return errno == EAGAIN ? () : close(client)
                }
            } while toTheEnd && !client.isClosed
        }
    }

    private func endInput(of client: ServerClient) {
        client.sawEnd = true
        takeLines(of: client)
    }

    /// Does what the lines ask for that have come, as long as the client takes the answers.
    private func takeLines(of client: ServerClient) {
        client.isServed = true
        defer { client.isServed = false }
        while !client.isClosed, !client.isPaused(by: limits) {
            switch client.incoming.next(limit: limits.requestBytes, read: { IncomingLine(reading: $0, batchLimit: limits.batch) }) {
            case .line(let line):
                client.lineDeadline = nil
                if let line { take(line, of: client) }
            case .tooLong: client.send(Response(id: .null, outcome: .failure(.requestTooLarge(limit: limits.requestBytes))))
            case .needsMore: return waitForMore(from: client)
            }
        }
        // Time does not run against it until it is read again.
        client.lineDeadline = nil
        client.hasUnreadLines = true
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
            guard client.hasUnreadLines, !client.isPaused(by: limits) else { break }
            takeLines(of: client)
        }
        if client.isDone { close(client) } else if !client.isClosed { waitFor(client) }
    }

    /// Writes what the client takes now; false when it is gone or lets too much wait.
    private func flush(_ client: ServerClient) -> Bool {
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
        if !client.sawEnd && !client.isPaused(by: limits) { interest.insert(.readable) }
        if !client.outgoing.isEmpty { interest.insert(.writable) }
        if interest != client.interest {
            client.interest = interest
            poller.change(client.socket, to: interest, token: client.token)
        }
        if let deadline = client.lineDeadline { wake(at: deadline) }
        if let deadline = client.stallDeadline { wake(at: deadline) }
    }
}
