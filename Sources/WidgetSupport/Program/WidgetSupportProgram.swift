import Foundation
import SupportSources

/// Writes the source that is compiled into a target of a package beside its own: `widget-support FILE [X.intentdefinition | X.swift]…`.
@main
enum WidgetSupportProgram {
    static func main() throws {
        guard let output = CommandLine.arguments.dropFirst().first else { exit(64) }
        let files = Array(CommandLine.arguments.dropFirst(2))
        let definition = IntentDefinition(contentsOf: files.filter { $0.hasSuffix(".intentdefinition") }) { line in
            FileHandle.standardError.write(Data("warning: \(line)\n".utf8))
        }
        let extensions = IntentExtensions.names(inFilesAt: files.filter { $0.hasSuffix(".swift") })
        let text = Data(SupportFile.text(importing: definition, extensions: extensions).utf8)
        // What is as it was is not compiled again.
        guard FileManager.default.contents(atPath: output) != text else { return }
        try text.write(to: URL(fileURLWithPath: output), options: .atomic)
    }
}
