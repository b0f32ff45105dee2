import Foundation
import SupportSources

/// The files of one build that go with it: what is compiled in place of sources, and what the linker is told.
struct WorkFiles {
    let folder: String
    let library: String

    /// What a host calls; all else stays within the library.
    static let exportedNames = ["widget_bundle_start"]

    var support: String { "\(folder)/\(SupportFile.name)" }
    var overlay: String { "\(folder)/overlay.yaml" }
    var exports: String { "\(folder)/exports" }

    /// Writes them; `library` is where the library will go, `text` the source that is compiled with the others.
    init(in folder: String, library: String, sources: SourceFiles, support text: String = SupportFile.text) throws(BuildError) {
        self.folder = folder
        self.library = library
        try write(Array(text.utf8), to: support)
        try write(Array("{ global: main; \(Self.exportedNames.map { $0 + "; " }.joined())local: *; };\n".utf8), to: exports)
        guard !sources.answered.isEmpty else { return }
        var copies: [String: String] = [:]
        for (number, (path, bytes)) in sources.answered.sorted(by: { $0.key < $1.key }).enumerated() {
            let copy = "\(folder)/answered-\(number).swift"
            try write(bytes, to: copy)
            copies[absolute(path)] = copy
        }
        try write(Self.overlay(copies), to: overlay)
    }

    // The compiler reads the copies under the names of the originals, so that its messages and `#file` name those.
    private static func overlay(_ copies: [String: String]) -> [UInt8] {
        let roots = copies.sorted { $0.key < $1.key }.map { ["type": "file", "name": $0.key, "external-contents": $0.value] }
        let tree: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
        return (try? JSONSerialization.data(withJSONObject: tree, options: [.sortedKeys])).map(Array.init) ?? []
    }

    private func write(_ bytes: [UInt8], to path: String) throws(BuildError) {
        guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { throw .unwritable(path: path, error: errno) }
    }
}

private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
