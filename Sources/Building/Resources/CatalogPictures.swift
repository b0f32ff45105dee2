import Foundation

/// Draws the SVG and PDF pictures of a catalog in a bundle, once for each scale that a screen may have.
///
/// What a host reads is PNG and JPEG alone: drawing the others needs large libraries, and is done once, where the project is trusted.
package struct CatalogPictures {
    let toolFolders: [String]
    /// Runs a program and returns its status.
    let run: (_ program: String, _ arguments: [String]) throws(BuildError) -> Int32
    let tell: (String) -> Void

    private static let scales = [1, 2, 3]

    /// `run` runs a program and returns its status; `tell` takes a sentence for each picture that is left out.
    package init(
        toolFolders: [String], run: @escaping (_ program: String, _ arguments: [String]) throws(BuildError) -> Int32,
        tell: @escaping (String) -> Void
    ) {
        self.toolFolders = toolFolders
        self.run = run
        self.tell = tell
    }

    /// Draws those of a catalog that was copied; what is told names the files of the original.
    func draw(in catalog: String, copiedFrom original: String) throws(BuildError) {
        let named = CatalogPictures(toolFolders: toolFolders, run: run) { [tell] in
            tell($0.replacingOccurrences(of: catalog + "/", with: original + "/"))
        }
        try named.draw(in: catalog)
    }

    /// Draws those of a catalog's folder; what cannot be drawn is told, and the rest goes on.
    package func draw(in catalog: String) throws(BuildError) {
        let files = FileManager.default
        for name in ((try? files.subpathsOfDirectory(atPath: catalog)) ?? []).sorted() {
            if name.hasSuffix(".imageset/Contents.json") { try drawSet("\(catalog)/\(name)") }
            if name.hasSuffix(".symbolset/Contents.json") { try drawSymbol("\(catalog)/\(name)") }
        }
    }

    private func drawSet(_ contents: String) throws(BuildError) {
        guard let data = FileManager.default.contents(atPath: contents) else { return }
        guard var list = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let images = list["images"] as? [[String: Any]]
        else { return tell("\(contents) is not what an asset catalog holds: open the set in Xcode and save it again") }
        let folder = String(contents.dropLast("/Contents.json".count))
        var drawn: [[String: Any]] = []
        var hasDrawn = false
        for image in images {
            guard let file = image["filename"] as? String, let tool = Tool(file: file), !file.contains("/") else {
                drawn.append(image)
                continue
            }
            hasDrawn = true
            let path = "\(folder)/\(file)"
            let pictures = try draw(file, in: folder, by: tool) { tool.arguments(from: path, to: $0, scale: $1) }
            drawn += pictures.map { image.merging($0) { $1 } }
        }
        guard hasDrawn else { return }
        list["images"] = drawn
        try write(list, to: contents)
    }

    /// Writes what a set says of itself.
    func write(_ list: [String: Any], to contents: String) throws(BuildError) {
        guard let bytes = try? JSONSerialization.data(withJSONObject: list, options: [.prettyPrinted, .sortedKeys]),
            FileManager.default.createFile(atPath: contents, contents: bytes)
        else { throw .unwritable(path: contents, error: errno) }
    }

    /// Where the program lies that draws a file; one that is missing is told.
    func program(of tool: Tool, for path: String) -> String? {
        if let program = toolFolders.map({ "\($0)/\(tool.rawValue)" }).first(where: FileManager.default.isExecutableFile) { return program }
        tell("\(path) is left out: it is drawn by \(tool.rawValue), which is not on PATH; install \(tool.package)")
        return nil
    }

    /// Draws a file once a scale, and gives what the catalog is to say of the pictures that were made.
    func draw(
        _ file: String, in folder: String, by tool: Tool, arguments: (_ picture: String, _ scale: Int) -> [String]
    ) throws(BuildError) -> [[String: Any]] {
        let path = "\(folder)/\(file)"
        guard FileManager.default.fileExists(atPath: path) else { return [["filename": file]] }
        guard let program = program(of: tool, for: path) else { return [] }
        var made: [[String: Any]] = []
        for scale in Self.scales {
            let name = "\(file)@\(scale)x.png"
            guard try run(program, arguments("\(folder)/\(name)", scale)) == 0,
                FileManager.default.fileExists(atPath: "\(folder)/\(name)")
            else {
                tell("\(path) is left out: \(tool.rawValue) cannot draw it; export it again, or as PNG")
                return []
            }
            made.append(["filename": name, "scale": "\(scale)x"])
        }
        try? FileManager.default.removeItem(atPath: path)
        return made
    }
}

extension CatalogPictures {
    /// The program that draws a kind of file.
    enum Tool: String {
        case svg = "rsvg-convert"
        case pdf = "pdftocairo"

        init?(file: String) {
            switch file.lowercased().suffix(4) {
            case ".svg": self = .svg
            case ".pdf": self = .pdf
            default: return nil
            }
        }

        /// Debian's package.
        var package: String { self == .svg ? "librsvg2-bin" : "poppler-utils" }

        func arguments(from path: String, to picture: String, scale: Int) -> [String] {
            switch self {
            case .svg: ["--zoom", "\(scale)", "--output", picture, path]
            // A point is a pixel at 72 dots an inch; the program adds the ending itself.
            case .pdf: ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", path, String(picture.dropLast(".png".count))]
            }
        }
    }
}
