import Bundles
import Foundation

extension PreviewsOptions {
    /// Whether the path is a bundle already, and nothing that one is built of.
    var isBundle: Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix(".so") || name.hasSuffix(".widget")
    }

    /// Builds the extension at the path, and does the work with its bundle, which goes afterwards.
    func building(
        _ environment: [String: String], _ work: (PreviewsOptions) throws(HostError) -> Int32
    ) throws(HostError) -> Int32 {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("widgethost-previews.\(UUID().uuidString)").path
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw .unwritable(path: folder, error: errno) }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var built = self
        built.origin = path
        built.path = "\(folder)/Previews.widget"
        let status = try BuildCommand(BuildOptions(path: path, target: target, output: built.path), environment, keepsPreviews: true).run()
        return status == 0 ? try work(built) : status
    }
}
