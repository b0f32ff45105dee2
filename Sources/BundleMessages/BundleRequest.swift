package import Foundation

/// What the host asks of a bundle; `id` comes back in the reply.
package struct BundleRequest: Hashable, Sendable {
    package var id: UInt64
    package var body: Body

    package init(id: UInt64, body: Body) {
        self.id = id
        self.body = body
    }

    package enum Body: Hashable, Sendable {
        /// Which kinds the bundle holds.
        case describe
        /// A picture without data, made at once.
        case placeholder(WidgetRequest)
        /// One entry for a look at the widget.
        case snapshot(WidgetRequest)
        /// Entries and when to ask again.
        case timeline(WidgetRequest)
        /// The settings of a kind as an editor lays them out.
        case form(SettingsQuestion)
        /// What may be chosen for a parameter.
        case options(SettingsQuestion)
        /// An intent to be performed, once: it is never asked for again.
        case perform(ActionRequest)
        /// Which types hold previews, or which previews the type of a kind holds.
        case previews(of: String?)
        /// What only a newer host asks, by its number; refused with `BundleFailure.Code.unknownRequest`.
        case unknown(UInt64)
    }
}

/// One widget in one family, to be drawn in one or more environments.
package struct WidgetRequest: Hashable, Sendable {
    package var kind: String
    package var family: Family
    /// The canvas in points.
    package var size: CGSize
    /// True while the widget is shown to be chosen, not placed: sample data will do.
    package var isPreview: Bool
    /// The moment of the request.
    package var now: Date
    /// Each entry is drawn once in each of these, in this order; never empty.
    package var environments: [RenderEnvironment]
    /// Only the entry that holds at this moment will be looked at: the others may come without their lists. Nil draws all.
    package var drawnAt: Date?
    /// Entries that are not to be drawn and left out of the reply, by their places in the provider's order from 0: the bundle's process
    /// ended while it drew them.
    package var leftOut: [UInt32] = []
    /// What the user set, a JSON object by the names of the parameters; nil where nothing is set.
    package var settings: String?

    package init(
        kind: String, family: Family, size: CGSize, isPreview: Bool, now: Date, environments: [RenderEnvironment], drawnAt: Date? = nil
    ) {
        self.kind = kind
        self.family = family
        self.size = size
        self.isPreview = isPreview
        self.now = now
        self.environments = environments
        self.drawnAt = drawnAt
    }
}

/// The families by number; a number never changes its meaning.
package enum Family: UInt8, Hashable, Sendable, CaseIterable {
    case systemSmall = 0
    case systemMedium = 1
    case systemLarge = 2
    case systemExtraLarge = 3
    case accessoryCorner = 4
    case accessoryCircular = 5
    case accessoryRectangular = 6
    case accessoryInline = 7
    case systemExtraLargePortrait = 8

    /// The name as authors and users write it: "systemSmall".
    package var name: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        }
    }

    package init?(name: String) {
        guard let family = Family.allCases.first(where: { $0.name == name }) else { return nil }
        self = family
    }
}
