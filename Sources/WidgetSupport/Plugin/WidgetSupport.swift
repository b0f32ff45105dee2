import Foundation
import PackagePlugin

/// Adds to a bundle of a package what `widgethost build` adds to one of an iOS project.
@main
struct WidgetSupport: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let source = context.pluginWorkDirectoryURL.appending(path: "WidgetSupport.swift")
        let files = (target.sourceModule?.sourceFiles.map(\.url) ?? []).sorted { $0.path < $1.path }
        let definitions = files.filter { $0.pathExtension == "intentdefinition" }
        // Sources are looked at for who handles the intents, where there are any.
        let inputs = definitions + (definitions.isEmpty ? [] : files.filter { $0.pathExtension == "swift" })
        return [
            .buildCommand(
                displayName: "Writing \(source.lastPathComponent)", executable: try context.tool(named: "widget-support").url,
                arguments: ([source] + inputs).map { $0.path(percentEncoded: false) }, inputFiles: inputs, outputFiles: [source])
        ]
    }
}
