internal import Foundation

/// Where what apps and widgets share lies among the user's data.
package struct ValuePlaces: Sendable {
    /// `widgethost` among the user's data.
    package let root: String

    package init(environment: [String: String]) {
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        root = (data ?? home + "/.local/share") + "/widgethost"
    }

    /// Those of this process.
    package static let own = ValuePlaces(environment: ProcessInfo.processInfo.environment)

    /// The folder of a group; nil for a name that is no name of a folder.
    package func folder(ofGroup name: String) -> String? { Self.isName(name) ? "\(groups)/\(name)" : nil }

    /// The defaults of a group; nil for a name that is no name of a folder.
    package func file(ofSuite name: String) -> String? { folder(ofGroup: name).map { "\($0)/\(Self.preferences)" } }

    /// What a bundle or an app keeps for itself; nil for a name that is no name of a folder.
    package func folder(ofProgram name: String) -> String? { Self.isName(name) ? "\(root)/defaults/\(name)" : nil }

    /// The defaults that a bundle or an app has for itself; nil for a name that is no name of a folder.
    package func file(ofProgram name: String) -> String? { folder(ofProgram: name).map { "\($0)/defaults" } }

    /// The folder of all groups.
    package var groups: String { root + "/groups" }

    /// The file of a group's defaults within its folder.
    package static let preferences = "Library/Preferences/defaults"

    /// Groups that have defaults, by name.
    package var suites: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: groups)) ?? []
        return names.filter { FileManager.default.fileExists(atPath: "\(groups)/\($0)/\(Self.preferences)") }.sorted()
    }

    /// Makes a folder and those above it, for this user alone.
    package static func make(_ folder: String) throws(ValueFileError) { try FolderPath.make(folder) }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && name.utf8.count <= 255 && !name.utf8.contains(0)
    }
}
