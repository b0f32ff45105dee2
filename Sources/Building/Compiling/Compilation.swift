import Bundles
import Foundation

/// The compiler at work on one extension.
struct Compilation {
    let toolchain: Toolchain
    let command: CompileCommand
    let environment: [String: String]
    let interruptions: Interruptions

    /// Compiles and links; what the compiler says goes to `pass` as it comes. Throws with the names that were missing told apart.
    func run(pass: (UnsafeRawBufferPointer) -> Void, missing: inout MissingNames) throws(BuildError) {
        let tool = Tool(
            program: toolchain.compiler, arguments: command.arguments, environment: environment, interruptions: interruptions)
        var lines = LineSplitter()
        var found = MissingNames()
        let status = try tool.run { bytes in
            pass(bytes)
            for line in lines.append(bytes) { found.take(String(decoding: line, as: UTF8.self)) }
        }
        if found.lacksModule { addModules(to: &found) }
        missing = found
        guard status == 0 else { throw .notCompiled(status: status) }
    }

    private func addModules(to missing: inout MissingNames) {
        for path in command.sources.paths {
            let source = FileManager.default.contents(atPath: path).map(Array.init) ?? []
            missing.take(source, at: path) { command.sdk.has(module: $0) || toolchain.has(module: $0) }
        }
    }
}
