internal import AppIntents
internal import Foundation
import Synchronization

/// The string tables of bundles' folders, read when the first text of each is wanted.
package final class BundleStrings: StringTables {
    private struct Language: Hashable {
        let folder: String
        let locale: Locale
    }

    private struct State {
        /// That of the process's own bundle.
        var own: String?
        var folders: [String: StringFolder] = [:]
        var languages: [Language: [String]] = [:]
    }

    private let folder: @Sendable () -> String
    private let tell: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// `folder` is that of the process's own bundle, asked for when it is first needed; `tell` takes one line for each table that cannot be read.
    package init(folder: @escaping @Sendable () -> String, tell: @escaping @Sendable (String) -> Void) {
        self.folder = folder
        self.tell = tell
    }

    package func text(forKey key: String, table: String?, bundle: String?, locale: Locale) -> TranslatedText? {
        let (found, faults) = state.withLock { state in
            let path = bundle ?? ownFolder(&state)
            var strings = state.folders[path] ?? StringFolder(path)
            defer { state.folders[path] = strings }
            let wish = Language(folder: path, locale: locale)
            let languages = state.languages[wish] ?? strings.languages(for: locale)
            state.languages[wish] = languages
            let found = strings.text(forKey: key, table: table ?? "Localizable", languages: languages)
            return (found, strings.takeFaults())
        }
        for fault in faults { tell(fault) }
        return found
    }

    // Foundation parses a URL each time it is asked.
    private func ownFolder(_ state: inout State) -> String {
        let own = state.own ?? folder()
        state.own = own
        return own
    }
}
