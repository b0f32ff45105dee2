import Bundles
import Control
import Foundation
import Pictures
import Storage

/// Brings what the store tells on its own thread to the loop's.
final class DeliveryBox {
    private let mailbox: Mailbox<Delivery>
    private let receiver: Receiver

    private final class Receiver {
        var onDelivery: (Delivery) -> Void = { _ in }
    }

    init(_ loop: EventLoop) {
        let receiver = Receiver()
        self.receiver = receiver
        mailbox = loop.mailbox { receiver.onDelivery($0) }
    }

    /// For the store: passes on, from any thread.
    var deliver: @Sendable (Delivery) -> Void { { [mailbox] in mailbox.send($0) } }

    var onDelivery: (Delivery) -> Void {
        get { receiver.onDelivery }
        set { receiver.onDelivery = newValue }
    }
}

/// Opens the store, or throws where going on without it would lose what is in it.
func openStore(_ host: Host, deliver: @escaping @Sendable (Delivery) -> Void) throws(HostError) -> WidgetStore {
    do throws(StorageError) {
        return try WidgetStore(in: StateFolder(environment: host.environment), now: Date(), deliver: deliver)
    } catch { throw .storage(error) }
}

func pictureService(_ host: Host, _ files: KeptPictures) throws(HostError) -> PictureService {
    do throws(BundleError) {
        let program = try PictureService.program(environment: host.environment)
        return try PictureService(
            program, environment: host.environment, loop: host.loop, files: files,
            log: { [log = host.log] in log.pass($0) })
    } catch { throw .bundle(error) }
}

/// The socket that the service manager handed over, or else one of this process's own.
func controlListener(_ host: Host) throws(HostError) -> ControlListener {
    do throws(ControlError) {
        if let listener = try host.service.listener() { return listener }
        return try ControlListener(at: SocketPlace(environment: host.environment))
    } catch { throw .control(error) }
}

func controlServer(
    _ host: Host, _ listener: ControlListener, _ handler: @escaping ControlServer.Handler
) throws(HostError) -> ControlServer {
    let server: ControlServer
    do throws(ControlError) { server = try ControlServer(listener, handler: handler) } catch { throw .control(error) }
    do throws(BundleError) { try host.loop.watch(server.descriptor, .readable) { [unowned server] _ in server.work() } } catch {
        throw .bundle(error)
    }
    return server
}

extension Opening {
    /// What the user should know of it.
    var words: [String] {
        var words: [String] = []
        if let inMemoryBecause { words.append("\(inMemoryBecause); what changes is kept in memory only and ends with this host") }
        if let repair {
            words.append(
                "the database was damaged (\(repair.reason)): it lies at \(repair.setAside), and \(repair.kept) rows of it are kept")
        }
        return words
    }
}
