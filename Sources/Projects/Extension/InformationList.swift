/// What an `Info.plist` says, and what Xcode adds to it from the build settings.
struct InformationList {
    /// The entries, their variables filled in.
    private(set) var entries: [String: PropertyList]

    /// The list of a target, or nil where it names none and Xcode makes none.
    init?(of target: ProjectTarget, in project: XcodeProject) {
        self.init(settings: BuildSettings(of: target, in: project), sourceRoot: project.files.sourceRoot)
    }

    init?(settings: BuildSettings, sourceRoot: String) {
        let path = settings["INFOPLIST_FILE"].map { joined(sourceRoot, $0) }
        let list = path.flatMap { try? PropertyList(contentsOf: $0) }?.dictionary
        let isGenerated = settings.isOn("GENERATE_INFOPLIST_FILE")
        guard list != nil || isGenerated else { return nil }
        entries = (list ?? [:]).mapValues { $0.filled(by: settings) }
        if isGenerated { complete(by: settings) }
    }

    /// A list that needs no settings.
    init(_ list: PropertyList) { entries = list.dictionary ?? [:] }

    /// What the extension extends, as in "com.apple.widgetkit-extension".
    var extensionPoint: String? { entries["NSExtension"]?["NSExtensionPointIdentifier"]?.string }

    private mutating func complete(by settings: BuildSettings) {
        let given = [
            "CFBundleDisplayName": "INFOPLIST_KEY_CFBundleDisplayName", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
            "CFBundleName": "PRODUCT_NAME", "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
            "NSHumanReadableCopyright": "INFOPLIST_KEY_NSHumanReadableCopyright",
        ]
        for (key, setting) in given where entries[key] == nil { entries[key] = settings[setting].map(PropertyList.string) }
    }
}

extension PropertyList {
    /// With the variables of all its texts filled in.
    func filled(by settings: BuildSettings) -> PropertyList {
        switch self {
        case .string(let text): .string(settings.expanded(text))
        case .array(let elements): .array(elements.map { $0.filled(by: settings) })
        case .dictionary(let entries): .dictionary(entries.mapValues { $0.filled(by: settings) })
        default: self
        }
    }
}
