import Foundation
import PackagePlugin

/// Adds to a bundle of a package what `widgethost build` adds to one of an iOS project.
@main
struct WidgetSupport: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let draft = context.pluginWorkDirectoryURL.appending(path: "draft.txt")
        let source = context.pluginWorkDirectoryURL.appending(path: SupportFile.name)
        // Here nothing is imported into every file.
        let text = Data("import Foundation\nimport WidgetKit\n\n\(SupportFile.text)".utf8)
        if (try? Data(contentsOf: draft)) != text { try text.write(to: draft) }
        return [
            .buildCommand(
                displayName: "Writing \(SupportFile.name)", executable: URL(filePath: "/bin/cp"),
                arguments: [draft.path(percentEncoded: false), source.path(percentEncoded: false)], inputFiles: [draft],
                outputFiles: [source])
        ]
    }
}
