/// The number by which a placement is known as long as it lives.
package struct PlacementID: Hashable, Comparable, Sendable {
    package var rawValue: UInt64

    package init(_ rawValue: UInt64) { self.rawValue = rawValue }

    package static func < (left: PlacementID, right: PlacementID) -> Bool { left.rawValue < right.rawValue }
}

/// Whoever answers for a kind: the bundle, by whatever name the caller knows it, and the kind within it.
package struct Provider: Hashable, Sendable {
    package var bundle: String
    package var kind: String

    package init(bundle: String, kind: String) {
        self.bundle = bundle
        self.kind = kind
    }
}

/// One widget on screen.
package struct Placement: Hashable, Sendable {
    package var id: PlacementID
    package var provider: Provider
    package var family: String
    /// The stages it walks through; the last is the one that reloads repeat.
    package var stages: ClosedRange<Stage>

    package init(id: PlacementID, provider: Provider, family: String, stages: ClosedRange<Stage> = .placeholder ... .timeline) {
        self.id = id
        self.provider = provider
        self.family = family
        self.stages = stages
    }
}

/// What a provider is asked for, in the order of the walk.
package enum Stage: UInt8, Hashable, Comparable, Sendable, CaseIterable {
    case placeholder = 0
    case snapshot = 1
    case timeline = 2

    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }

    /// The stage after this one, but none past `last`.
    func next(upTo last: Stage) -> Stage? { self < last ? Stage(rawValue: rawValue + 1) : nil }
}
