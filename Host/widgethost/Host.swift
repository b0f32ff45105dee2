import BundleMessages
import Bundles
import CLinux
import Foundation

/// What every command works with. Everything here belongs to the thread of the event loop, the core thread.
final class Host {
    let arguments: Arguments
    /// As it is passed on to children: without what the service manager told this process alone.
    let environment: [String: String]
    let service: ServiceManager
    let times: Times
    let loop: EventLoop
    let log: Log
    let pictures: PictureMaker
    let walls: HostWalls
    /// Which widgets of a bundle are placed now, for the command that places some.
    var placedWidgets: (_ bundle: String) -> [PlacedWidget] = { _ in [] }
    private(set) var status: Int32 = 0
    private var knownHelper: HelperProgram?
    private var signalActions: [Int32: () -> Void] = [:]

    /// The signals that are taken in the loop; they must be blocked on every thread before it starts.
    static let signals = [SIGINT, SIGTERM, SIGHUP, SIGWINCH]

    init(_ arguments: Arguments, environment: [String: String]) throws(HostError) {
        self.arguments = arguments
        self.environment = environment.filter { !ServiceManager.variables.contains($0.key) }
        service = ServiceManager(environment)
        times = try Times(environment: environment)
        log = Log(errors: STDERR_FILENO)
        do throws(BundleError) { loop = try EventLoop() } catch { throw .bundle(error) }
        pictures = PictureMaker(log: log, loop: loop)
        walls = HostWalls(arguments, environment: self.environment, log: log)
        for number in [SIGINT, SIGTERM, SIGHUP] { onSignal(number) { [unowned self] in end(status: ExitStatus.ended(by: number)) } }
        signal(SIGPIPE, SIG_IGN)
        // A file that may grow no more is an error to be told, not an end.
        signal(SIGXFSZ, SIG_IGN)
        do throws(BundleError) {
            try loop.onSignals(Self.signals) { [unowned self] number in signalActions[number]?() }
        } catch { throw .bundle(error) }
    }

    /// The program in which bundles run: the one that lay there when it was first asked for.
    func bundleHelper() throws(BundleError) -> HelperProgram {
        if let knownHelper { return knownHelper }
        let found = try HelperProgram(environment: environment).pinned()
        knownHelper = found
        return found
    }

    func onSignal(_ number: Int32, _ action: @escaping () -> Void) { signalActions[number] = action }

    /// Ends the command; the first end counts.
    func end(status: Int32 = 0) {
        guard !hasEnded else { return }
        hasEnded = true
        self.status = status
        loop.stop()
    }

    /// Ends the command because of an error, which is said.
    func end(_ error: HostError) {
        guard !hasEnded else { return }
        log.say(error)
        end(status: error.exitStatus)
    }

    /// Prints text to standard output; where that takes no more the command ends.
    func print(_ text: String) { write(Array(text.utf8)) }

    /// The same for bytes. Who has stopped reading knows why: then nothing is said.
    func write(_ bytes: [UInt8]) {
        guard let error = writeAll(bytes, to: STDOUT_FILENO) else { return }
        if error == EPIPE { end(status: ExitStatus.ended(by: SIGPIPE)) } else { end(.outputFailed(error: error)) }
    }

    private(set) var hasEnded = false

    /// Calls what may fail with an error that ends the command.
    func attempt(_ work: () throws(HostError) -> Void) {
        do throws(HostError) { try work() } catch { end(error) }
    }

    /// The same for pictures: one that cannot be drawn is told and costs no more than itself.
    func attemptPicture(_ work: () throws(HostError) -> Void) {
        do throws(HostError) { try work() } catch {
            if case .notDrawn = error { log.say(error) } else { end(error) }
        }
    }
}
