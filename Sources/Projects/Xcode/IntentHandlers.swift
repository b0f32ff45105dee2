import Foundation

/// The intents extension of a project that answers for the settings of its widgets: another process on iOS, part of the widgets' bundle here.
struct IntentHandlers {
    private(set) var sources: [String] = []
    private(set) var target: ProjectTarget?
    private(set) var notes: [String] = []

    /// Finds the sources that `definitions` need; nothing where no extension handles their intents.
    init(of definitions: [String], beside own: [String], in project: XcodeProject) {
        let intents = Set(definitions.flatMap(Self.intents(in:)))
        guard !intents.isEmpty, let found = project.targets.first(where: { Self.handles(intents, $0, project) }) else { return }
        let files = TargetFiles(of: found, in: project)
        let swift = (files.compiled + files.kept).filter { FileKind(name: $0) == .swiftSource && !own.contains($0) && exists($0) }
        let taken = Set(own.flatMap(Self.types(in:)))
        // They become one module, in which there is one type of a name.
        if let (file, type) = swift.lazy.flatMap({ file in Self.types(in: file).map { (file, $0) } }).first(where: { taken.contains($0.1) })
        {
            notes.append(
                "The intents extension '\(found.name)' is left out, and with it choices for settings: \(file) declares '\(type)', and so do the widgets."
            )
            return
        }
        (sources, target) = (swift, found)
    }

    private static func handles(_ intents: Set<String>, _ target: ProjectTarget, _ project: XcodeProject) -> Bool {
        guard target.isAppExtension, let list = InformationList(of: target, in: project) else { return false }
        guard list.extensionPoint == "com.apple.intents-service" else { return false }
        let supported = list.entries["NSExtension"]?["NSExtensionAttributes"]?["IntentsSupported"]?.strings ?? []
        return !intents.isDisjoint(with: supported)
    }

    /// The names of the classes of a file's intents.
    private static func intents(in path: String) -> [String] {
        let list = try? PropertyList(contentsOf: path)
        return (list?["INIntents"]?.array ?? []).compactMap { $0["INIntentName"]?.string.map { $0 + "Intent" } }
    }

    /// The types that begin at the left edge of a file, but for those that it keeps for itself.
    private static func types(in path: String) -> [String] {
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let declaration =
            /^(?:@\w+(?:\([^)]*\))?[ \t]+|(?:public|open|internal|final|nonisolated|indirect)[ \t]+)*(?:class|struct|enum|protocol|actor|typealias)[ \t]+(\w+)/
        return text.split(whereSeparator: \.isNewline).compactMap { line in line.firstMatch(of: declaration).map { String($0.output.1) } }
    }
}
