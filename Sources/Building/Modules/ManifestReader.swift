import Foundation
import Projects

/// Asks the package manager what manifests say.
struct ManifestReader {
    let toolchain: Toolchain
    /// A folder of ours: the package's own stays as it is.
    let scratch: String
    let environment: [String: String]
    let interruptions: Interruptions
    let tell: (String) -> Void

    /// The manifest of a folder's package; one that cannot be read is told.
    func read(_ folder: String) throws(BuildError) -> PackageManifest? {
        let path = folder.isEmpty ? "." : folder
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            tell("\(path)/Package.swift is not there, though the project names the package")
            return nil
        }
        let arguments = [
            "package", "dump-package", "--package-path", path, "--scratch-path", scratch + "/packages", "--manifest-cache", "none",
        ]
        let tool = Tool(program: toolchain.builder, arguments: arguments, environment: environment, interruptions: interruptions)
        var output: [UInt8] = []
        let status = try tool.run { output += $0 }
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        guard status == 0 else {
            let reason = lines.last { $0.contains("error:") } ?? lines.last ?? "status \(status)"
            tell("\(path)/Package.swift cannot be read, so its products are left out: \(reason)")
            return nil
        }
        // Warnings come before it.
        let printed = lines.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
        do throws(ProjectError) { return try PackageManifest(Data(printed.utf8), folder: folder) } catch {
            tell("\(error)")
            return nil
        }
    }
}
