import Foundation

/// A folder for readers of files, gone with the process.
enum Scratch {
    private static let folder: String = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("widgethost-fuzz-\(UUID().uuidString)").path
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        atexit { try? FileManager.default.removeItem(atPath: Scratch.folder) }
        return path
    }()

    /// Where a file or a folder of that name lies, whether it is there or not.
    static func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Writes the file, of which there is one of each name; its path.
    static func write(_ bytes: [UInt8], _ name: String) -> String {
        let path = "\(folder)/\(name)"
        if let cut = name.lastIndex(of: "/") {
            try? FileManager.default.createDirectory(atPath: "\(folder)/\(name[..<cut])", withIntermediateDirectories: true)
        }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        _ = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
        return path
    }
}
