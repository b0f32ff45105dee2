public import Foundation

extension Text {
    /// A value in a format, in the environment's language.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format)))
    }

    /// A value as a formatter writes it; the formatter says in which language.
    ///
    /// Differs from Apple's in that any value goes: on Linux a `Date` is no `ReferenceConvertible`.
    public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }
}

/// A value and its format, which is written when the language is known.
struct FormattedText: Sendable {
    /// `FormatStyle` asks for values that can be coded and compared, of which a copy is kept here and only read: nothing is shared
    /// that changes, though the protocol does not say so.
    private nonisolated(unsafe) let write: (EnvironmentValues) -> String

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
        guard let date = input as? Date else {
            write = { environment in format.placed(in: environment).format(input) }
            return
        }
        guard let date = date.possible, let possible = date as? F.FormatInput else {
            write = { _ in "" }
            return
        }
        if let relative = format as? Date.RelativeFormatStyle {
            write = { environment in relative.string(of: date, in: environment) }
        } else {
            write = { environment in format.placed(in: environment).format(possible) }
        }
    }

    func string(in environment: EnvironmentValues) -> String { write(environment) }
}

extension FormattedText: Equatable {
    /// Equal when they read the same in the default environment.
    static func == (left: FormattedText, right: FormattedText) -> Bool {
        left.string(in: EnvironmentValues()) == right.string(in: EnvironmentValues())
    }
}

extension FormatStyle {
    /// The format in an environment's language and, for a date that names none of its own, in its calendar and time zone.
    fileprivate func placed(in environment: EnvironmentValues) -> Self {
        guard var dates = self as? Date.FormatStyle else { return locale(environment.locale) }
        if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
        if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
        dates.calendar.timeZone = dates.timeZone
        return (dates.locale(environment.locale) as? Self) ?? self
    }
}

extension Date.RelativeFormatStyle {
    /// The distance of a date from the entry's; the style by itself would ask the clock.
    fileprivate func string(of date: Date, in environment: EnvironmentValues) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: unitsStyle, locale: environment.locale,
            calendar: environment.zonedCalendar, capitalizationContext: capitalizationContext)
        return style.format(environment.entryDate)
    }
}
