import Bundles
import Foundation
import Projects

extension SandboxRights {
    /// The file of a bundle's folder that says what it may do, as Xcode's entitlements do.
    static let file = "Entitlements.plist"

    /// What a bundle may do by its entitlements; `warn` takes what is wrong with them.
    init(of bundle: CheckedBundle, environment: [String: String], warn: (String) -> Void) {
        let entitlements = Self.entitlements(of: bundle, warn)
        self.init(
            network: Network(entitlements), home: Self.madeFolder("bundles/\(bundle.name)", in: "XDG_CACHE_HOME", ".cache", environment),
            groups: Self.groups(entitlements, environment))
    }

    private static func entitlements(of bundle: CheckedBundle, _ warn: (String) -> Void) -> PropertyList? {
        guard let path = bundle.folder.map({ $0 + "/" + file }), FileManager.default.fileExists(atPath: path) else { return nil }
        do throws(ProjectError) { return try PropertyList(contentsOf: path) } catch {
            warn("\(error): it is taken to ask for nothing")
            return .dictionary(["com.apple.security.app-sandbox": .boolean(true)])
        }
    }

    private static func groups(_ entitlements: PropertyList?, _ environment: [String: String]) -> [String: String] {
        let names = entitlements?["com.apple.security.application-groups"]?.strings ?? []
        let usable = names.filter { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("/") }
        let folders = usable.compactMap { name in
            madeFolder("groups/\(name)", in: "XDG_DATA_HOME", ".local/share", environment).map { (name, $0) }
        }
        return Dictionary(folders) { first, _ in first }
    }

    /// A folder of ours among the user's, made if need be; nil where it cannot be.
    private static func madeFolder(_ name: String, in variable: String, _ usual: String, _ environment: [String: String]) -> String? {
        let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let base = named ?? environment["HOME"].flatMap({ $0.hasPrefix("/") ? $0 + "/" + usual : nil }) else { return nil }
        let path = "\(base)/widgethost/\(name)"
        let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: rights)
        return FileManager.default.isWritableFile(atPath: path) ? path : nil
    }
}

extension SandboxRights.Network {
    /// By Apple's names: `network.client` says it; where there is an `app-sandbox`, silence means no.
    fileprivate init(_ entitlements: PropertyList?) {
        let isSandboxed = entitlements?["com.apple.security.app-sandbox"]?.flag ?? false
        self =
            switch entitlements?["com.apple.security.network.client"]?.flag {
            case true?: .declared
            case false?: .refused
            case nil: isSandboxed ? .refused : .assumed
            }
    }
}
