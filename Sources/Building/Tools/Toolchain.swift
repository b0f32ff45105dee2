import Foundation

/// The Swift toolchain that is on the path.
struct Toolchain: Hashable {
    /// The path of `swiftc`, as it is to be called.
    let compiler: String
    /// Differs whenever another compiler lies there.
    let identity: String

    init(environment: [String: String], interruptions: Interruptions) throws(BuildError) {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
        let paths = folders.map { $0 + "/swiftc" }
        guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { throw .noCompiler }
        compiler = path
        if let identity = Self.identityOfFiles(path) {
            self.identity = identity
        } else {
            let tool = Tool(program: path, arguments: ["-print-target-info"], environment: environment, interruptions: interruptions)
            var text = ""
            _ = try tool.run { text += String(decoding: $0, as: UTF8.self) }
            identity = "\(path)\n\(text)"
        }
    }

    /// The path of `swift`, which builds packages.
    var builder: String { String(compiler.dropLast()) }

    /// Whether the toolchain itself brings a Swift module of this name.
    func has(module name: String) -> Bool {
        let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
        return FileManager.default.fileExists(atPath: "\(real)/lib/swift/linux/\(name).swiftmodule")
    }

    // To ask a compiler for its version takes longer than all else that is done before it is called. Where `swiftc` stands for one of
    // several compilers, as a version manager has it, there is no other way.
    private static func identityOfFiles(_ path: String) -> String? {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let frontend = (real.lastIndex(of: "/").map { String(real[..<$0]) } ?? "") + "/swift-frontend"
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: frontend) else { return nil }
        let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(frontend) \(attributes[.size] as? NSNumber ?? 0) \(time)"
    }
}
