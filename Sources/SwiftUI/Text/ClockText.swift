internal import Foundation
internal import Synchronization

/// The time of day as a locale writes it, "09:41" in German and "9:41 AM" in English.
///
/// `Date.FormatStyle` gives each language the hour without a zero; the formatter knows which has one.
enum ClockText {
    private struct Key: Hashable {
        let locale: String
        let timeZone: String
    }

    /// Making a formatter takes longer than all else about a text; widgets are drawn in a few locales.
    private static let formatters = Mutex<[Key: DateFormatter]>([:])
    private static let limit = 16

    static func string(_ date: Date, in environment: EnvironmentValues) -> String {
        let key = Key(locale: environment.locale.identifier, timeZone: environment.timeZone.identifier)
        return formatters.withLock { known in
            if known[key] == nil, known.count >= limit { known.removeAll() }
            let formatter = known[key] ?? formatter(environment)
            known[key] = formatter
            return formatter.string(from: date)
        }
    }

    private static func formatter(_ environment: EnvironmentValues) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter
    }
}
