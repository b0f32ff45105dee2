import Foundation

/// The modules that bundles are compiled against, compiled themselves: a folder with `Modules/`, `libWidgetSDK.a` and macros.
package struct PreparedSDK: Hashable, Sendable {
    let folder: String

    /// Where the compiler looks for modules.
    var modules: String { folder + "/Modules" }
    /// All of the modules' code.
    var library: String { folder + "/libWidgetSDK.a" }
    /// Where the compiler keeps the C modules that it has read.
    var moduleCache: String { String(folder[..<(folder.lastIndex(of: "/") ?? folder.endIndex)]) + "/ModuleCache" }

    /// The names of the macro modules whose programs lie here.
    var macros: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/Macros")) ?? []).sorted()
    }

    /// Whether bundles can import a module of this name.
    func has(module name: String) -> Bool { FileManager.default.fileExists(atPath: "\(modules)/\(name).swiftmodule") }
}
