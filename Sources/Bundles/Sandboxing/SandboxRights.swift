/// What one bundle may do beyond its walls.
package struct SandboxRights: Hashable, Sendable {
    /// Whether it may use the network, and who said so.
    package enum Network: Hashable, Sendable {
        /// Its entitlements ask for it.
        case declared
        /// Nothing says that it may not: widgets from iOS have no word for it.
        case assumed
        /// Its entitlements say what it may do, and not this.
        case refused

        package var isAllowed: Bool { self != .refused }
    }

    package var network: Network
    /// A folder of its own, which its process takes for its home; nil where none can be had: then its home goes with the process.
    package var home: String?
    /// The folders that it shares with others or keeps, by their paths within `widgethost` among the user's data, as in `groups/group.tides`.
    package var data: [String: String]

    package init(network: Network, home: String?, data: [String: String]) {
        self.network = network
        self.home = home
        self.data = data
    }

    private var place: String { home ?? "/tmp" }

    /// The folders that it can write, each with its place inside: those with data lie where WidgetKit looks for them.
    var writable: [(source: String, place: String)] {
        (home.map { [($0, $0)] } ?? [])
            + data.sorted { $0.key < $1.key }.map { ($0.value, "\(place)/.local/share/widgethost/\($0.key)") }
    }

    /// Of the user's surroundings what a bundle needs: language, time zone, where programs and libraries lie, and what the Swift runtime is
    /// told; where the rest would lead is out of its reach, and some of it may be secret.
    func environment(_ environment: [String: String]) -> [String: String] {
        let names = ["LANG", "LANGUAGE", "LD_LIBRARY_PATH", "PATH", "TZ"]
        let passed = environment.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") || $0.key.hasPrefix("SWIFT_") }
        let proxies = network.isAllowed ? environment.filter { $0.key.lowercased().hasSuffix("_proxy") } : [:]
        return passed.merging(proxies) { $1 }.merging(["HOME": place, "TMPDIR": "/tmp"]) { $1 }
    }
}
