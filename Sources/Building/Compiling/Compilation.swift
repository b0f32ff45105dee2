import Bundles
import Foundation

/// The compiler at work on one extension.
struct Compilation {
    let toolchain: Toolchain
    let command: CompileCommand
    /// Where the module goes; nil for the bundle's library.
    var place: ModuleShelf.Place?
    let environment: [String: String]
    let interruptions: Interruptions
    let voice: BundleBuild.Voice

    /// Compiles and links; what the compiler says is passed on as it comes. Whatever comes, `missing` has the names that were not found.
    func run(missing: inout MissingNames) throws(BuildError) {
        var outcome = try compile()
        if outcome.status != 0, outcome.isCacheDamaged {
            voice.tell("the compiler's cache of modules is damaged; it is made again")
            try? FileManager.default.removeItem(atPath: command.sdk.moduleCache)
            outcome = try compile()
        }
        missing = outcome.missing
        if missing.lacksModule { addModules(to: &missing) }
        guard outcome.status == 0 else { throw .notCompiled(status: outcome.status) }
    }

    private struct Outcome {
        var status: Int32 = 0
        var missing = MissingNames()
        var isCacheDamaged = false

        mutating func take(_ line: String) {
            missing.take(line)
            // The compiler does not make a file again that it finds and cannot read.
            if line.contains(".pcm'"), line.contains("error: ") { isCacheDamaged = true }
            if line.contains("error: missing required module") { isCacheDamaged = true }
        }
    }

    private func compile() throws(BuildError) -> Outcome {
        let tool = Tool(
            program: toolchain.compiler, arguments: place.map(command.arguments(for:)) ?? command.arguments, environment: environment,
            interruptions: interruptions)
        var lines = LineSplitter()
        var outcome = Outcome()
        outcome.status = try tool.run { bytes in
            voice.pass(bytes)
            for line in lines.append(bytes) { outcome.take(String(decoding: line, as: UTF8.self)) }
        }
        return outcome
    }

    private func addModules(to missing: inout MissingNames) {
        for path in command.sources.paths {
            let source = FileManager.default.contents(atPath: path).map(Array.init) ?? []
            missing.take(source, at: path) { name in
                command.sdk.has(module: name) || toolchain.has(module: name) || command.linked?.has(module: name) ?? false
            }
        }
    }
}
