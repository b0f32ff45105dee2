import Bundles
import Foundation

/// The sources of the modules that bundles are compiled against.
struct SDKPackage: Hashable {
    /// The folder of its `Package.swift`.
    let path: String

    /// In `$WIDGETHOST_SDK` if that is set, else in the checkout from which this program was built.
    init(environment: [String: String]) throws(BuildError) {
        if let named = environment["WIDGETHOST_SDK"], !named.isEmpty {
            guard Self.isThere(named) else { throw .noSDK(looked: named) }
            path = named
            return
        }
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        guard let checkout = Self.checkout(of: program), Self.isThere(checkout) else {
            throw .noSDK(looked: Self.checkout(of: program) ?? program)
        }
        path = checkout
    }

    init(path: String) { self.path = path }

    /// Whether the folder holds the package.
    private static func isThere(_ folder: String) -> Bool {
        ["Package.swift", "Sources/WidgetKit"].allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }

    // Programs are built into .build, or into the folder of one platform within it.
    private static func checkout(of program: String) -> String? {
        let parts = program.split(separator: "/")
        return parts.lastIndex(of: ".build").map { "/" + parts[..<$0].joined(separator: "/") }
    }

    /// Tells one state of the sources of these modules, and of the manifest, from any other.
    func fingerprint(of modules: [String]) -> String {
        var bytes = contents("Package.swift")
        for module in modules.sorted() {
            for name in Self.names(in: "\(path)/Sources/\(module)") {
                bytes += Array("\(module)/\(name)\n".utf8) + contents("Sources/\(module)/\(name)")
            }
        }
        return ContentHash(bytes).hexadecimal
    }

    private func contents(_ name: String) -> [UInt8] { FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init) ?? [] }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
