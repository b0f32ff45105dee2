/// What becomes of a file of an extension, by its name.
enum FileKind: Hashable {
    case swiftSource
    /// An `.intentdefinition`: sources are made of it.
    case intentDefinition
    /// Goes into the bundle as it is; a folder with all that it holds.
    case resource
    /// A source in another language, or a model that Apple's tools compile.
    case foreign
    /// Nothing that a bundle has a use for.
    case other

    init(name: String) {
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        self = Self.kinds[ending] ?? .other
    }

    /// Whether a folder of this name is one thing, not a folder to look into.
    static func isPackage(_ name: String) -> Bool {
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        return packages.contains(ending)
    }

    private static let kinds: [String: FileKind] = {
        let resources = [
            "xcassets", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "json", "geojson", "plist", "png", "jpg", "jpeg", "gif",
            "heic", "webp", "pdf", "svg", "txt", "csv", "tsv", "html", "css", "js", "xml", "md", "rtf", "bundle", "gpx", "db", "sqlite",
            "dat",
            "bin", "gz", "zip", "der", "cer", "lottie", "wav", "mp3", "m4a", "caf", "aiff",
        ]
        let foreign = [
            "m", "mm", "c", "cc", "cpp", "s", "metal", "xcdatamodeld", "xcdatamodel", "mlmodel", "mlpackage", "storyboard", "xib",
        ]
        var kinds: [String: FileKind] = ["swift": .swiftSource, "intentdefinition": .intentDefinition]
        for ending in resources { kinds[ending] = .resource }
        for ending in foreign { kinds[ending] = .foreign }
        return kinds
    }()

    private static let packages: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "mlpackage", "playground", "docc", "scnassets", "xcodeproj", "xcworkspace",
        "framework", "xcframework", "app", "appex", "icon", "widget",
    ]
}
