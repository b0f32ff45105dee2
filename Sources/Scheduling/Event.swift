package import Foundation

extension TimelineEngine {
    /// What the engine is told.
    package enum Event: Sendable {
        /// A widget was placed; for an id that is placed already, its family or configuration changed.
        case added(Placement)
        /// A placement that was there when the host ended.
        case restored(Placement, Memory)
        /// A placement came into a stack, moved within it, or, with nil, left it.
        case stacked(PlacementID, StackPlace?)
        case removed(PlacementID)
        /// The provider has the request in hand; from now on the deadline of its stage runs.
        case began(RequestNumber)
        case replied(RequestNumber, Answer<Content>)
        case failed(RequestNumber, Failure)
        case reloadAsked(Scope, ReloadCause)
        /// The moment of `nextWake` has come, or any other.
        case wake
        /// The wall clock was set, by so many seconds, or the machine slept that long.
        case clockJumped(by: TimeInterval)
        case networkReturned
        /// The bundle was replaced: whatever its old build still owes will not come.
        case newBuild(bundle: String)
        /// A provider is not to be asked until further notice.
        case suspended(Provider, reason: String)
        case resumed(Provider)
    }

    /// Which placements a reload is for.
    package enum Scope: Hashable, Sendable {
        case all
        case kind(String)
        case provider(Provider)
        case placement(PlacementID)

        func holds(_ placement: Placement) -> Bool {
            switch self {
            case .all: true
            case .kind(let kind): placement.provider.kind == kind
            case .provider(let provider): placement.provider == provider
            case .placement(let id): placement.id == id
            }
        }
    }
}

/// Counts requests; a number is never used again.
package struct RequestNumber: Hashable, Sendable {
    package var rawValue: UInt64
    package init(_ rawValue: UInt64) { self.rawValue = rawValue }
}

/// Who asked for a reload, weakest first.
package enum ReloadCause: UInt8, Hashable, Comparable, Sendable {
    /// The bundle's own code, perhaps within a provider call: it waits for that call's end and is rationed like a policy reload.
    case bundle
    case push
    case tap
    /// A person or an app; it also ends the wait after failures.
    case explicit

    package static func < (left: ReloadCause, right: ReloadCause) -> Bool { left.rawValue < right.rawValue }
}

/// Why a call brought nothing.
package enum Failure: Hashable, Sendable {
    /// The provider is there and said no.
    case refused(String)
    /// The provider is gone: it trapped, exited, could not start or spoke nonsense.
    case lost(String)
}
