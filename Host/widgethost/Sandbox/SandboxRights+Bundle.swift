import Bundles
import Foundation
import Projects
import SharedValues

extension SandboxRights {
    /// The file of a bundle's folder that says what it may do, as Xcode's entitlements do.
    static let file = "Entitlements.plist"
    /// Bytes of it at most: real ones have some hundred, and it is read where nobody else can be served meanwhile.
    private static let limit = 64 << 10

    /// What a bundle may do by its entitlements; `warn` takes what is wrong with them.
    init(of bundle: CheckedBundle, environment: [String: String], warn: (String) -> Void) {
        let entitlements = Self.entitlements(of: bundle, warn)
        self.init(
            network: Network(entitlements), home: Self.cache(of: bundle, environment),
            data: Self.data(of: bundle, entitlements, ValuePlaces(environment: environment)))
    }

    private static func entitlements(of bundle: CheckedBundle, _ warn: (String) -> Void) -> PropertyList? {
        guard let path = bundle.folder.map({ $0 + "/" + file }), FileManager.default.fileExists(atPath: path) else { return nil }
        do throws(ProjectError) { return try PropertyList(contentsOf: path, limit: limit) } catch {
            warn("\(error): it is taken to ask for nothing")
            return .dictionary(["com.apple.security.app-sandbox": .boolean(true)])
        }
    }

    /// The bundle's own defaults, and the groups that its entitlements name; where nothing says which these are, all of them.
    private static func data(of bundle: CheckedBundle, _ entitlements: PropertyList?, _ places: ValuePlaces) -> [String: String] {
        var folders = ["defaults/\(bundle.name)": places.folder(ofProgram: bundle.name)]
        if let entitlements {
            let names = entitlements["com.apple.security.application-groups"]?.strings ?? []
            for name in names { folders["groups/\(name)"] = places.folder(ofGroup: name) }
        } else {
            folders["groups"] = places.groups
        }
        return folders.compactMapValues { $0.flatMap(made) }
    }

    private static func cache(of bundle: CheckedBundle, _ environment: [String: String]) -> String? {
        let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let base = named ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
        return base.flatMap { made("\($0)/widgethost/bundles/\(bundle.name)") }
    }

    /// A folder of ours among the user's, made if need be; nil where it cannot be.
    private static func made(_ path: String) -> String? {
        try? ValuePlaces.make(path)
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
