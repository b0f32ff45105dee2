import Bundles
import Control

/// Whether bundles run within walls here, found out when the first is started.
final class HostWalls {
    private enum State {
        case unknown
        case up(Sandbox)
        /// There are none, for this reason.
        case down(String)
    }

    private let mode: Arguments.SandboxMode
    private let environment: [String: String]
    private let log: Log
    private var state: State
    /// Bundles that reach the network since nothing says that they may not.
    private var assumed: Set<String> = []

    init(_ arguments: Arguments, environment: [String: String], log: Log) {
        mode = arguments.sandbox
        self.environment = environment
        self.log = log
        state = mode == .off ? .down("--sandbox off") : .unknown
    }

    /// Throws where there must be walls and are none.
    func require() throws(BundleError) {
        if mode == .require { _ = try sandbox() }
    }

    /// The walls for one bundle; nil where it runs without. Throws where that is not allowed.
    func confinement(of bundle: CheckedBundle) throws(BundleError) -> Confinement? {
        guard let sandbox = try sandbox() else { return nil }
        let rights = SandboxRights(of: bundle, environment: environment) { [log] in log.warn($0) }
        if rights.network == .assumed { assumed.insert(bundle.name) } else { assumed.remove(bundle.name) }
        return Confinement(sandbox, rights)
    }

    /// Whether there are walls, and in words why, or whom they leave the network. Finds it out if need be.
    var standing: (isUsed: Bool, reason: String) {
        _ = try? sandbox()
        guard case .down(let reason) = state else {
            let names = assumed.sorted().joined(separator: ", ")
            return (true, "bwrap works here" + (names.isEmpty ? "" : "; the network is open to \(names), whose entitlements do not say"))
        }
        return (false, reason)
    }

    private func sandbox() throws(BundleError) -> Sandbox? {
        if case .unknown = state { try find() }
        if case .up(let sandbox) = state { return sandbox }
        return nil
    }

    private func find() throws(BundleError) {
        do throws(BundleError) { state = .up(try Sandbox(environment: environment)) } catch {
            guard mode == .auto else { throw error }
            guard case .noSandbox(let reason) = error else { throw error }
            state = .down(reason)
            log.say("bundles run without a sandbox: \(reason); --sandbox off says so to nobody, --sandbox require refuses them")
        }
    }
}

extension HostStatus.Sandbox {
    /// How the walls of this host stand.
    init(_ walls: HostWalls) {
        let standing = walls.standing
        self.init(isUsed: standing.isUsed, reason: standing.reason)
    }
}
