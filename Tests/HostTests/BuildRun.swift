import CairoRendering
import Foundation
import Rendering
import Testing

/// A folder in which `widgethost build` is tried. The SDK lies in the package's own build folder and is made once.
struct BuildRun {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    func build(_ arguments: String...) throws -> HostProcess.Result {
        let environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "XDG_CACHE_HOME": repository.appendingPathComponent(".build/cache").path,
        ]
        return try HostProcess.run(
            ["build"] + arguments, in: folder.url, environment: environment, patience: HostProcess.patienceWithCompilers)
    }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws {
        let url = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// The picture of a kind; what is said beside it is a failure.
    func picture(of kind: String, _ bundle: String, _ flags: String...) throws -> Bitmap {
        let result = try HostProcess.run(["render", "--kind", kind, "--bundles", bundle, "-o", "x.png"] + flags, in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try ImageDecoder.decode(try folder.bytes("x.png"), file: "x.png")
    }

    /// A widget of one size whose view is this body, which may use what `more` declares.
    static func widget(kind: String, family: String = "systemSmall", body: String, more: String = "") -> String {
        """
        import SwiftUI
        import WidgetKit

        struct \(kind)Entry: TimelineEntry { let date: Date }

        struct \(kind)Provider: TimelineProvider {
            func placeholder(in context: Context) -> \(kind)Entry { \(kind)Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (\(kind)Entry) -> Void) { completion(\(kind)Entry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<\(kind)Entry>) -> Void) {
                completion(Timeline(entries: [\(kind)Entry(date: .now)], policy: .never))
            }
        }

        struct \(kind): Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "\(kind)", provider: \(kind)Provider()) { _ in
                    \(kind)View().containerBackground(.white, for: .widget)
                }
                .configurationDisplayName("\(kind).name")
                .contentMarginsDisabled()
                .supportedFamilies([.\(family)])
            }
        }

        struct \(kind)View: View {
            var body: some View { \(body) }
        }

        \(more)
        """
    }
}
