/// Asks which widgets of the bundle are placed now; the answer is a `PlacementsAnswer`.
package struct PlacementsRequest: Hashable, Sendable {
    package init() {}
}

/// The widgets of a bundle that are placed, in the order in which they lie.
package struct PlacementsAnswer: Hashable, Sendable {
    package private(set) var placements: [PlacedWidget] = []
    private var settingsBytes = 0

    package init() {}

    /// Of settings that are over the limits, alone or together, the later ones are left out.
    package init(_ placements: [PlacedWidget]) {
        for placement in placements.prefix(Self.placementLimit) { append(placement) }
    }

    mutating func append(_ placement: PlacedWidget) {
        var placement = placement
        let size = placement.settings?.utf8.count ?? 0
        if settingsBytes + size > Self.settingsLimit { placement.settings = nil } else { settingsBytes += size }
        placements.append(placement)
    }
}

/// One widget as it is placed.
package struct PlacedWidget: Hashable, Sendable {
    /// The same for the placement's life, and never another's.
    package var number: UInt64
    package var kind: String
    package var family: Family
    /// The name of the intent that declares its settings; nil for a widget without any.
    package var intent: String?
    /// A JSON object, by the names of the parameters; nil for a widget without settings.
    package var settings: String?

    package init(number: UInt64, kind: String, family: Family, intent: String? = nil, settings: String? = nil) {
        self.number = number
        self.kind = kind
        self.family = family
        self.intent = intent
        self.settings = settings
    }
}
