internal import AppIntents
internal import BundleMessages

/// What `placements.list` answers, as far as an app looks at it.
struct PlacementsListing: Decodable {
    var placements: [Placement]

    struct Placement: Decodable {
        var placement: UInt64
        var kind: String
        var family: String
        var intent: String?
        var configuration: [String: _IntentSetting]
    }
}

extension WidgetInfo {
    /// Nil for one in a family that only a newer host knows.
    init?(_ listed: PlacementsListing.Placement) {
        guard let family = Family(name: listed.family) else { return nil }
        self.init(
            number: listed.placement, kind: listed.kind, family: WidgetFamily(family), intent: listed.intent, settings: listed.configuration
        )
    }
}
