public import Foundation

extension FileManager {
    /// The folder that an app and its widgets share: `widgethost/groups/NAME` among the user's data, whether or not it exists.
    ///
    /// Differs from Apple's in that nobody asks which groups a bundle belongs to; nil for a name that is no name of a folder.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/") else { return nil }
        let environment = ProcessInfo.processInfo.environment
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        let base = data ?? homeDirectoryForCurrentUser.appendingPathComponent(".local/share", isDirectory: true)
        return base.appendingPathComponent("widgethost/groups/\(groupIdentifier)", isDirectory: true)
    }
}
