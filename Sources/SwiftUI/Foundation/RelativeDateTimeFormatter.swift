public import Foundation

/// Says how far a date lies from another, as in "2 hours ago"; Foundation has it on other systems only.
///
/// The words of each language are those of Foundation's format styles.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether days and the like have names.
    public enum DateTimeStyle: Int, Sendable {
        /// As in "1 day ago".
        case numeric
        /// As in "yesterday", where the language has such a name.
        case named
    }

    /// How long units are written.
    public enum UnitsStyle: Int, Sendable {
        /// As in "2 months ago".
        case full
        /// As in "two months ago".
        case spellOut
        /// As in "2 mo. ago".
        case short
        /// As in "2mo ago".
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    // Apple's may be nil, for which the current ones stand in.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = .autoupdatingCurrent
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .autoupdatingCurrent

    /// Says the largest part that is not zero; below 0 lies in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let parts = Self.parts.map { ($0, dateComponents.value(for: $0.component) ?? 0) }
        let (part, count) = parts.first { $0.1 != 0 } ?? (Self.lastPart, 0)
        return words(for: count, of: part)
    }

    /// Says an interval in seconds; below 0 lies in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Says where a date lies from another, by whole parts of the calendar: what is left over is dropped.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let distance = date.timeIntervalSince(referenceDate)
        let isNear = abs(referenceDate.timeIntervalSinceReferenceDate) <= Self.furthest
        let start = isNear ? referenceDate : Date(timeIntervalSinceReferenceDate: 0)
        let end = start.addingTimeInterval(distance.isNaN ? 0 : min(max(distance, -Self.furthest), Self.furthest))
        return localizedString(from: (calendar ?? .current).dateComponents(Set(Self.parts.map(\.component)), from: start, to: end))
    }

    /// Says where a date lies from now; nil for what is no date.
    open override func string(for obj: Any) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private struct Part {
        let component: Calendar.Component
        let field: Date.RelativeFormatStyle.Field
    }

    private static let lastPart = Part(component: .second, field: .second)
    private static let parts = [
        Part(component: .year, field: .year), Part(component: .month, field: .month), Part(component: .weekOfMonth, field: .week),
        Part(component: .day, field: .day), Part(component: .hour, field: .hour), Part(component: .minute, field: .minute), lastPart,
    ]

    /// Some thousand years in seconds: what lies further away is taken for that.
    private static let furthest: TimeInterval = 1e11

    /// Foundation's style counts by its own rules; two days in a plain calendar that lie exactly that far apart leave it no choice.
    private func words(for count: Int, of part: Part) -> String {
        var plain = Calendar(identifier: .gregorian)
        plain.timeZone = .gmt
        let anchor = Date(timeIntervalSince1970: 950_616_000)
        // A calendar has so many years, and no more.
        let most = part.component == .year ? 100_000 : 999_999
        let bounded = min(max(count, -most), most)
        let component = part.component == .weekOfMonth ? .weekOfYear : part.component
        let date = plain.date(byAdding: component, value: bounded, to: anchor) ?? anchor
        return anchor.formatted(
            Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: [part.field], presentation: dateTimeStyle == .named ? .named : .numeric,
                unitsStyle: unitsStyle.width, locale: locale ?? .current, calendar: plain, capitalizationContext: formattingContext.style))
    }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var width: Date.RelativeFormatStyle.UnitsStyle {
        switch self {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}

extension Formatter.Context {
    fileprivate var style: FormatStyleCapitalizationContext {
        switch self {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}
