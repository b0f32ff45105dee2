internal import Foundation

/// Finds the text of a key; WidgetKit gives one that reads the bundle's tables.
package protocol StringTables: Sendable {
    /// The text of a key in a table, nil being "Localizable"; nil when the table has none.
    func string(forKey key: String, table: String?, locale: Locale) -> String?
}
