package import Foundation
import Synchronization

/// Where the texts of this process are looked up, and for whom.
package enum StringLookup {
    /// The locale of whoever will see what is made now; nil for the process's own.
    @TaskLocal package static var reader: Locale?

    /// The locale in which the process was started, by the variables that POSIX has for it; Foundation on Linux takes notice of none.
    package static let process = locale(in: ProcessInfo.processInfo.environment)

    private static let shared = Mutex<(any StringTables)?>(nil)

    /// The tables that stand for those of this process in some work.
    @TaskLocal package static var scoped: (any StringTables)?

    /// The tables of this process's bundle.
    package static var tables: (any StringTables)? { scoped ?? shared.withLock { $0 } }

    /// Takes the tables of a bundle for those of this process.
    package static func use(_ tables: any StringTables) { shared.withLock { $0 = tables } }

    /// The text of a key for the reader, with its arguments in it.
    static func text(
        key: String, default value: String.LocalizationValue, table: String?, bundle: String?, locale: Locale
    ) -> String {
        let language = reader ?? (locale == .current ? process : locale)
        let found = tables?.text(forKey: key, table: table, bundle: bundle, locale: language)
        guard let found else { return value.text(locale: language) }
        return value.text(as: found.format(for: value.arguments), locale: language)
    }

    /// The text of a key as `NSLocalizedString` gives it: no arguments are put in, but plural forms are gone.
    package static func text(forKey key: String, table: String?, bundle: Bundle, value: String?) -> String {
        let found = tables?.text(forKey: key, table: table, bundle: folder(of: bundle), locale: reader ?? process)
        if let found { return found.format(for: []) }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The folder of a bundle that is not the process's own.
    package static func folder(of bundle: Bundle?) -> String? {
        guard let bundle, bundle !== Bundle.main else { return nil }
        return bundle.bundlePath
    }

    /// "de_DE" of `LANG=de_DE.UTF-8`; English of the United States where nothing is said.
    package static func locale(in environment: [String: String]) -> Locale {
        let text = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let name = String(text.prefix { $0 != "." && $0 != "@" })
        return Locale(identifier: ["", "C", "POSIX"].contains(name) ? "en_US" : name)
    }
}
