public import Foundation

/// Says a length of time, as in "1 hour, 10 minutes" or "1:10:00"; Foundation has it on other systems only.
///
/// The words of each language are those of Foundation's format styles, years and months those of this library. Differs from Apple's in
/// that fractions of a unit are never written.
open class DateComponentsFormatter: Formatter {
    /// How long units are written.
    public enum UnitsStyle: Int, Sendable {
        /// As in "1:10:00".
        case positional
        /// As in "1h 10m".
        case abbreviated
        /// As in "1 hr, 10 min".
        case short
        /// As in "1 hour, 10 minutes".
        case full
        /// As in "one hour, ten minutes".
        case spellOut
        /// As in "1hr 10min".
        case brief
    }

    /// Which units of no value are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In the positional style leading ones are left out, in the others all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All are written; in the positional style with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units to write; none means all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Whose locale the words are of.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which components and seconds count.
    open var referenceDate: Date?
    /// Has no effect.
    open var allowsFractionalUnits = false
    /// How many units are written, from the largest; 0 for all.
    open var maximumUnitCount = 0
    /// Writes one largest unit in the next smaller one, as 1 hour and 3 minutes as 63 minutes.
    open var collapsesLargestUnit = false
    /// Writes "About" in front, in English.
    open var includesApproximationPhrase = false
    /// Writes "remaining" behind, in English.
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    /// A length of time in the parts that are given, written in those that are allowed.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return countingCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// A length of time in seconds; nil where it is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded()))
    }

    /// The time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = CountedUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.calendarUnit) }
        guard !units.isEmpty else { return nil }
        let components = countingCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        let counts = units.map { CountedUnit.Count(unit: $0, value: components.value(for: $0.component) ?? 0) }
        let text = UnitsText(locale: locale, style: unitsStyle, isPadded: zeroFormattingBehavior.contains(.pad))
        return phrase(around: text.string(shown(counts)))
    }

    /// A length of time as an object that knows how tells it: components; nil for others.
    open override func string(for obj: Any) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// A length of time in all parts that it has.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var locale: Locale { calendar?.locale ?? .current }

    /// Without a calendar of its own, days and hours have the same length all year.
    private var countingCalendar: Calendar {
        var counting = calendar ?? Calendar(identifier: .gregorian)
        if referenceDate == nil { counting.timeZone = .gmt }
        return counting
    }

    private func shown(_ counts: [CountedUnit.Count]) -> [CountedUnit.Count] {
        var shown = collapsesLargestUnit ? counts.collapsed : counts
        shown = shown.dropping(zeroFormattingBehavior.drops(in: unitsStyle))
        return maximumUnitCount > 0 ? Array(shown.drop { $0.value == 0 && shown.count > maximumUnitCount }.prefix(maximumUnitCount)) : shown
    }

    private func phrase(around text: String) -> String {
        guard locale.language.languageCode?.identifier ?? "en" == "en" else { return text }
        let started = includesApproximationPhrase ? "About \(text)" : text
        return includesTimeRemainingPhrase ? "\(started) remaining" : started
    }
}

extension DateComponentsFormatter.ZeroFormattingBehavior {
    /// What is left out, with the default written out.
    func drops(in style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter.ZeroFormattingBehavior {
        guard contains(.default) else { return intersection(.dropAll) }
        return style == .positional ? .dropLeading : .dropAll
    }
}
