import Foundation

extension CatalogPictures {
    /// Makes a symbol of one's own a template picture, as large as it is beside text of the body's size.
    ///
    /// The template that SF Symbols exports holds it in each weight and scale, drawn for text of 100 points.
    func drawSymbol(_ contents: String) throws(BuildError) {
        let folder = String(contents.dropLast("/Contents.json".count))
        guard let file = Self.templateFile(contents), let tool = Tool(file: file), tool == .svg, !file.contains("/") else {
            return tell("\(contents) is not what an asset catalog holds: open the set in Xcode and save it again")
        }
        let path = "\(folder)/\(file)"
        let template = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        guard let symbol = ["Regular-M", "Regular-S", "Regular-L"].first(where: { template.contains("id=\"\($0)\"") }) else {
            return tell("\(path) is left out: it holds no symbol 'Regular-M'; export it from SF Symbols again")
        }
        let pictures = try draw(file, in: folder, by: tool) { picture, scale in
            ["--export-id", symbol, "--zoom", "\(Self.bodySize / 100 * Double(scale))", "--output", picture, path]
        }
        guard !pictures.isEmpty else { return }
        try write(["images": pictures, "properties": ["template-rendering-intent": "template"]], to: contents)
        let set = String(folder.dropLast("symbolset".count)) + "imageset"
        guard rename(folder, set) == 0 else { throw .unwritable(path: set, error: errno) }
    }

    private static let bodySize = 17.0

    private static func templateFile(_ contents: String) -> String? {
        struct Contents: Decodable {
            struct Symbol: Decodable { let filename: String? }
            let symbols: [Symbol]
        }
        let list = FileManager.default.contents(atPath: contents).flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        return list?.symbols.lazy.compactMap(\.filename).first
    }
}
