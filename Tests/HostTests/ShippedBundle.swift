import Foundation
import Glibc
import Synchronization

/// The package's own bundles, laid out once a run as a third party ships them: `NAME.widget` with the library and its resources.
enum ShippedBundle: String {
    case ladderWidget = "LadderWidget"
    case telegramCharts = "TelegramCharts"
    case misbehaving = "Misbehaving"
    case flashCards = "FlashCards"
    case center = "Center"
    case choices = "Choices"
    case searchWeather = "SearchWeather"
    case movedBefore = "MovedBefore"
    case movedAfter = "MovedAfter"

    private static let laidOut = Mutex<[ShippedBundle: String]>([:])

    /// Goes with the process.
    private static let root: String = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("widgethost-shipped-\(UUID().uuidString)").path
        atexit { try? FileManager.default.removeItem(atPath: ShippedBundle.root) }
        return path
    }()

    /// The folder's path.
    func path() throws -> String {
        try Self.laidOut.withLock { laidOut in
            if let path = laidOut[self] { return path }
            let path = try layOut()
            laidOut[self] = path
            return path
        }
    }

    private func layOut() throws -> String {
        let folder = URL(fileURLWithPath: Self.root).appendingPathComponent("\(rawValue).widget")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let built = try HostProcess.program().deletingLastPathComponent()
        let resources = built.appendingPathComponent("widgethost_\(rawValue).resources")
        for name in try FileManager.default.contentsOfDirectory(atPath: resources.path) {
            try FileManager.default.copyItem(at: resources.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        let library = "lib\(rawValue).so"
        try FileManager.default.copyItem(at: built.appendingPathComponent(library), to: folder.appendingPathComponent(library))
        return folder.path
    }
}
