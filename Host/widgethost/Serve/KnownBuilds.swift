import BundleMessages
import Bundles
import Foundation
import Storage

/// What was kept of builds that were seen before.
struct KnownBuilds {
    private struct Build {
        let bundle: String
        let date: Date
        let description: BundleDescription
    }

    private var builds: [String: Build] = [:]
    private var quarantines: [String: [Supervision.Quarantine]] = [:]
    /// Bundles that are to be left alone for now, by name, and why; each build is taken for guilty once.
    private var suspects: [String: Supervision.Quarantine] = [:]

    /// Builds of one bundle that are remembered: one that comes back need not be asked again.
    private static let limit = 8

    init(_ contents: Contents) {
        builds = contents.builds.compactMapValues { build in
            guard let kept = build.description, let description = try? BundleDescription(decoding: kept.bytes) else { return nil }
            return Build(bundle: build.bundle, date: kept.date, description: description)
        }
        for quarantine in contents.quarantines.values {
            quarantines[quarantine.scope.build, default: []].append(Supervision.Quarantine(quarantine))
        }
        for (name, date) in contents.uncleanEnd?.starting ?? [:] {
            let reason = "the host before this one ended while it worked for the first time with \(name): it is left out for now"
            suspects[name] = Supervision.Quarantine(scope: .build, reason: reason, since: date)
        }
    }

    /// What a build said of itself.
    func description(of build: String) -> BundleDescription? { builds[build]?.description }

    /// Remembers what a build said; the keys of builds that are forgotten for it.
    mutating func add(_ description: BundleDescription, of build: String, in bundle: String, at date: Date) -> [String] {
        builds[build] = Build(bundle: bundle, date: date, description: description)
        let own = builds.filter { $0.value.bundle == bundle }.sorted { ($0.value.date, $0.key) > ($1.value.date, $1.key) }
        let forgotten = own.dropFirst(Self.limit).map(\.key)
        for key in forgotten { builds[key] = nil }
        return forgotten
    }

    /// The names of bundles that may have ended the host before this one.
    var suspectNames: [String] { suspects.keys.sorted() }

    /// Why a build, or kinds of it, are not to be run.
    mutating func quarantines(of build: String, named name: String) -> [Supervision.Quarantine] {
        (quarantines[build] ?? []) + (suspects.removeValue(forKey: name).map { [$0] } ?? [])
    }
}

extension Supervision.Quarantine {
    init(_ stored: Quarantine) {
        self.init(scope: stored.scope.kind.map(Supervision.Scope.kind) ?? .build, reason: stored.reason, since: stored.since)
    }

    /// As it is kept, for a build.
    func stored(of build: String) -> Quarantine {
        Quarantine(scope: .init(build: build, kind: scope.kind), reason: reason, since: since)
    }
}
