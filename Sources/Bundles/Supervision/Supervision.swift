package import Foundation

/// What the deaths of one build cost: it is started again once; a second death within a minute ends the kind that was in hand, or the
/// whole build when it had not loaded.
///
/// A pure state machine: (state, event, now) → (state, verdict). A new build begins with a new one.
package struct Supervision: Hashable, Sendable {
    /// What can be left out of service.
    package enum Scope: Hashable, Sendable {
        case build
        case kind(String)
    }

    /// A scope that is not to be run, and why.
    package struct Quarantine: Hashable, Sendable {
        package let scope: Scope
        /// As in "Clock crashed with SIGILL (Illegal instruction), and did within a minute before".
        package let reason: String
        package let since: Date

        package init(scope: Scope, reason: String, since: Date) {
            self.scope = scope
            self.reason = reason
            self.since = since
        }
    }

    package enum Verdict: Hashable, Sendable {
        /// Start it again and ask again. Of several kinds in hand nobody knows which is to blame: they are asked one at a time.
        case again(oneByOne: Set<String>)
        case quarantine(Quarantine)
    }

    /// Seconds within which a second death is one too many.
    package static let window: TimeInterval = 60

    private var deaths: [Scope: Date] = [:]
    /// Kinds that were in hand with others at a death, and have not answered since.
    private var suspects: Set<String> = []
    private var standing: [Scope: Quarantine] = [:]

    /// Begins with what was kept of a build that was seen before.
    package init(_ quarantines: [Quarantine] = []) {
        for quarantine in quarantines { standing[quarantine.scope] = quarantine }
    }

    /// Every scope that is left out, the build first and kinds by their names.
    package var quarantines: [Quarantine] { standing.values.sorted { $0.scope.name < $1.scope.name } }

    /// Why a kind is not to be asked: its own quarantine or that of the build. Without a kind, that of the build.
    package func quarantine(of kind: String?) -> Quarantine? { standing[.build] ?? kind.flatMap { standing[.kind($0)] } }

    /// The process died by a fault of its own while these kinds were in hand; with none, while it was loaded or described.
    package mutating func died(inHand kinds: Set<String>, because reason: String, now: Date) -> Verdict {
        if kinds.count > 1 { return suspect(kinds, now) }
        let scope = kinds.first.map(Scope.kind) ?? .build
        guard let last = deaths.updateValue(now, forKey: scope), abs(now.timeIntervalSince(last)) <= Self.window else {
            return .again(oneByOne: [])
        }
        let quarantine = Quarantine(scope: scope, reason: reason + ", and did within a minute before", since: now)
        deaths[scope] = nil
        standing[scope] = quarantine
        return .quarantine(quarantine)
    }

    /// A kind that was only suspected is cleared by its answer; the mark of a death of its own stays.
    package mutating func answered(_ kind: String) {
        if suspects.remove(kind) != nil { deaths[.kind(kind)] = nil }
    }

    /// Gives a kind another chance, and the build with it; true when either was left out.
    package mutating func lift(_ kind: String) -> Bool {
        deaths[.kind(kind)] = nil
        let wasLeftOut = standing.removeValue(forKey: .kind(kind)) != nil
        return liftBuild() || wasLeftOut
    }

    /// Gives a build that died at load another chance; true when it was left out.
    package mutating func liftBuild() -> Bool {
        deaths[.build] = nil
        return standing.removeValue(forKey: .build) != nil
    }

    private mutating func suspect(_ kinds: Set<String>, _ now: Date) -> Verdict {
        for kind in kinds where deaths[.kind(kind)].map({ abs(now.timeIntervalSince($0)) > Self.window }) ?? true {
            deaths[.kind(kind)] = now
            suspects.insert(kind)
        }
        return .again(oneByOne: kinds)
    }
}

extension Supervision.Scope {
    /// The kind; nil for the whole build.
    package var kind: String? { if case .kind(let kind) = self { kind } else { nil } }

    fileprivate var name: String { kind.map { " " + $0 } ?? "" }
}
