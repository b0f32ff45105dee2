import Building
import Control
import Foundation
import Projects
import SupportSources

extension FuzzTarget {
    /// A line on the control socket.
    static let lines = FuzzTarget("lines", seeds: { Samples.lines }) { bytes in
        if let value = try? JSONValue(reading: bytes) {
            hold((try? JSONValue(reading: value.text)) == value, "JSON is another after it was written")
            if let name = value["method"]?.name { _ = try? ControlCommand(method: name, parameters: value["params"]) }
        }
        bytes.withUnsafeBytes { _ = IncomingLine(reading: $0, batchLimit: 64) }
    }

    static let propertyLists = FuzzTarget("property-lists", seeds: { Samples.propertyLists }) { bytes in
        guard let list = try? PropertyList(contentsOf: Scratch.write(bytes, "list.plist")) else { return }
        _ = list.xml
    }

    /// An Xcode project, from its bytes to what its extension is made of.
    static let projects = FuzzTarget("projects", seeds: { Samples.projects }) { bytes in
        let path = Scratch.write(bytes, "Fuzz.xcodeproj/project.pbxproj")
        let folder = String(path.dropLast("/project.pbxproj".count))
        guard let project = try? XcodeProject(at: folder) else { return }
        for name in project.targetNames.prefix(4) { _ = try? project.widgetExtension(named: name) }
        _ = try? project.widgetExtension(named: nil)
    }

    /// An `.xcconfig` file, and what its variables become.
    static let settings = FuzzTarget("settings", rounds: 300, seeds: { Samples.settings }) { bytes in
        let file = ConfigurationFile(text: String(decoding: bytes, as: UTF8.self))
        let settings = BuildSettings(levels: [file.settings, ["BASE": "$(inherited) b"], file.settings])
        for name in file.settings.keys.sorted().prefix(8) { _ = settings.list(name) }
    }

    /// What the package manager prints of a manifest.
    static let manifests = FuzzTarget("manifests", seeds: { Samples.manifests }) { bytes in
        guard let manifest = try? PackageManifest(Data(bytes), folder: Scratch.path("package")) else { return }
        for target in manifest.targets.prefix(4) { _ = manifest.module(target) }
    }

    static let strings = FuzzTarget("strings", seeds: { Samples.strings }) { bytes in _ = StringsReader(bytes) }

    static let catalogs = FuzzTarget("catalogs", seeds: { Samples.catalogs }) { bytes in _ = try? StringCatalog(bytes) }

    static let intents = FuzzTarget("intents", seeds: { Samples.intents }) { bytes in
        let definition = IntentDefinition(contentsOf: [Scratch.write(bytes, "Fuzz.intentdefinition")]) { _ in }
        _ = IntentClasses(definition).text
    }

    /// What a Swift source asks of its platform, which must keep its length to the letter.
    static let sources = FuzzTarget("sources", seeds: { Samples.sources }) { bytes in
        guard let reading = SourceScanner.onIPhone(bytes) else { return }
        hold(reading.bytes.count == bytes.count, "a source has another length")
    }
}

extension JSONValue {
    fileprivate var name: String? { if case .string(let text) = self { text } else { nil } }
}
