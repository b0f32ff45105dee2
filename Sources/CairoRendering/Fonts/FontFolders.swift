internal import CPangoCairo

/// The folders whose files are opened as fonts; all else a list names is left alone.
package struct FontFolders: Hashable, Sendable {
    private let prefixes: [String]

    /// Folders by absolute path; their subfolders belong to them.
    package init(_ folders: [String]) {
        prefixes = folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// The folders of the system's configuration, without reading the fonts in them.
    package static func system() -> FontFolders {
        guard let config = FcInitLoadConfig() else { return FontFolders([]) }
        defer { FcConfigDestroy(config) }
        return FontFolders(config)
    }

    /// The folders of a configuration of fontconfig's.
    init(_ config: OpaquePointer) { self.init(FontFolders.strings(FcConfigGetFontDirs(config))) }

    private static func strings(_ list: OpaquePointer?) -> [String] {
        guard let list else { return [] }
        defer { FcStrListDone(list) }
        var strings: [String] = []
        while let string = FcStrListNext(list) { strings.append(String(cString: string)) }
        return strings
    }

    /// These folders and others.
    package func adding(_ folders: [String]) -> FontFolders { FontFolders(prefixes + folders) }

    /// Whether a file lies in one of the folders; a path that climbs does not.
    package func contain(_ path: String) -> Bool {
        prefixes.contains { path.hasPrefix($0) } && !path.split(separator: "/").contains("..")
    }
}
