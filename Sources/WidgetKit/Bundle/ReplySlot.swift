internal import BundleMessages
internal import Drawing
import Synchronization

/// Where the answer to one request goes; it takes one.
package final class ReplySlot: Sendable {
    /// The request's number.
    package let id: UInt64
    private let host: HostPort
    private let isTaken = Atomic(false)

    package init(id: UInt64, host: HostPort) {
        self.id = id
        self.host = host
    }

    /// True for who comes first: only that one may go on to send.
    func take() -> Bool { !isTaken.exchange(true, ordering: .acquiringAndReleasing) }

    func send(_ body: BundleReply.Body) { host.reply(BundleReply(id: id, body: body).encoded()) }

    func fail(_ code: BundleFailure.Code, _ message: String) { send(.failure(BundleFailure(code: code, message: message))) }
}
