package import BundleMessages

/// The shapes in which a widget can be placed.
public enum WidgetFamily: Int, CaseIterable, Codable, Hashable, Sendable {
    case systemSmall = 0
    case systemMedium = 1
    case systemLarge = 2
    case systemExtraLarge = 3
    case accessoryCorner = 4
    case accessoryCircular = 5
    case accessoryRectangular = 6
    case accessoryInline = 7
    case systemExtraLargePortrait = 8
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { message.name }
    public var debugDescription: String { message.name }
}

extension WidgetFamily {
    package init(_ family: Family) {
        switch family {
        case .systemSmall: self = .systemSmall
        case .systemMedium: self = .systemMedium
        case .systemLarge: self = .systemLarge
        case .systemExtraLarge: self = .systemExtraLarge
        case .accessoryCorner: self = .accessoryCorner
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        case .systemExtraLargePortrait: self = .systemExtraLargePortrait
        }
    }

    /// The family as it stands in messages.
    package var message: Family {
        switch self {
        case .systemSmall: .systemSmall
        case .systemMedium: .systemMedium
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .accessoryCorner: .accessoryCorner
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        case .systemExtraLargePortrait: .systemExtraLargePortrait
        }
    }

    /// True for the families of the home screen.
    package var isSystem: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: true
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: false
        }
    }

    /// False where a tap anywhere opens what `widgetURL` says; buttons and toggles work in every family.
    package var opensLinks: Bool { isSystem && self != .systemSmall }

    /// The margin around content in points; accessory families have none.
    package var contentMargins: EdgeInsets {
        isSystem ? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) : EdgeInsets()
    }

    /// The radius of the container's corners in points.
    package var cornerRadius: CGFloat { isSystem ? 22 : 0 }
}
