import CLinux
import Glibc

extension ControlServer {
    /// Clients taken in at once, so that a crowd at the door does not keep those inside waiting.
    private static let acceptedAtOnce = 8
    /// How long connections wait when there is no descriptor for them.
    private static let patience = Duration.milliseconds(100)

    private static let flags = Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)

    func acceptClients() {
        for _ in 0..<Self.acceptedAtOnce {
            guard let listener else { return }
            let number = accept4(listener.descriptor.number, __SOCKADDR_ARG(), nil, Self.flags)
            if number >= 0 {
                admit(Descriptor(number))
            } else {
                switch errno {
                case EINTR, ECONNABORTED: continue
                case EAGAIN: return
                // No descriptors or no memory: they wait in the queue until there are some.
                default: return waitWithListening()
                }
            }
        }
    }

    private func admit(_ socket: Descriptor) {
        guard Peer(of: socket.number)?.isTrusted == true else { return refuse(socket, .foreignUser()) }
        if clients.count >= limits.clients {
            guard let oldest = clients.values.filter(\.isIdle).min(by: { ($0.lastUse, $0.token) < ($1.lastUse, $1.token) }) else {
                return refuse(socket, .tooManyClients(limit: limits.clients))
            }
            close(oldest)
        }
        let client = ServerClient(token: nextToken, socket: socket, now: now)
        nextToken += 1
        do throws(ControlError) { try poller.add(socket.number, client.interest, token: client.token) } catch {
            return refuse(socket, .internalError("\(error)"))
        }
        clients[client.token] = client
    }

    /// Tells why, if the socket takes it at once, and closes it.
    private func refuse(_ socket: Descriptor, _ fault: Fault) {
        var line = OutgoingLines()
        line.append { Response(id: .null, outcome: .failure(fault)).write(to: &$0) }
        _ = line.write(to: socket.number)
    }

    private func waitWithListening() {
        guard let listener else { return }
        poller.change(listener.descriptor.number, to: [], token: Token.listener)
        listenAgain = now + Self.patience
        wake(at: now + Self.patience)
    }

    func listen() {
        listenAgain = nil
        if let listener { poller.change(listener.descriptor.number, to: .readable, token: Token.listener) }
    }
}
