import Foundation

extension CatalogPictures {
    /// Makes a symbol of one's own a template picture of each weight, so large that it stays sharp beside large type.
    ///
    /// The template that SF Symbols exports holds it in weights and scales, drawn for text of 100 points.
    func drawSymbol(_ contents: String) throws(BuildError) {
        let folder = String(contents.dropLast("/Contents.json".count))
        guard let file = Self.templateFile(contents), let tool = Tool(file: file), tool == .svg, !file.contains("/") else {
            return tell("\(contents) is not what an asset catalog holds: open the set in Xcode and save it again")
        }
        let path = "\(folder)/\(file)"
        let template = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let symbols = SymbolWeight.all.compactMap { weight in weight.symbol(in: template).map { (weight, $0) } }
        guard !symbols.isEmpty else {
            return tell("\(path) is left out: it holds no symbol 'Regular-M'; export it from SF Symbols again")
        }
        guard let program = program(of: tool, for: path) else { return }
        var images: [[String: Any]] = []
        for (weight, symbol) in symbols {
            let picture = "\(file)@\(weight.name).png"
            let zoom = "\(Self.bodySize * Double(Self.pixels) / 100)"
            guard try run(program, ["--export-id", symbol, "--zoom", zoom, "--output", "\(folder)/\(picture)", path]) == 0 else {
                return tell("\(path) is left out: \(tool.rawValue) cannot draw it; export it again")
            }
            images.append(["filename": picture, "scale": "\(Self.pixels)x", "weight": weight.value])
        }
        try write(["images": images, "properties": ["template-rendering-intent": "template", "widgethost-symbol": true]], to: contents)
        try? FileManager.default.removeItem(atPath: path)
        let set = String(folder.dropLast("symbolset".count)) + "imageset"
        guard rename(folder, set) == 0 else { throw .unwritable(path: set, error: errno) }
    }

    private static let bodySize = 17.0
    /// Pixels a point beside text of that size: sharp at three pixels a point up to type of 68 points.
    private static let pixels = 12

    private static func templateFile(_ contents: String) -> String? {
        struct Contents: Decodable {
            struct Symbol: Decodable { let filename: String? }
            let symbols: [Symbol]
        }
        let list = FileManager.default.contents(atPath: contents).flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        return list?.symbols.lazy.compactMap(\.filename).first
    }
}

/// A weight in which a template may hold a symbol.
private struct SymbolWeight {
    let name: String
    /// As in OpenType, 100...900.
    let value: Int

    static let all = [
        SymbolWeight(name: "Ultralight", value: 100), SymbolWeight(name: "Thin", value: 200), SymbolWeight(name: "Light", value: 300),
        SymbolWeight(name: "Regular", value: 400), SymbolWeight(name: "Medium", value: 500), SymbolWeight(name: "Semibold", value: 600),
        SymbolWeight(name: "Bold", value: 700), SymbolWeight(name: "Heavy", value: 800), SymbolWeight(name: "Black", value: 900),
    ]

    /// The name of the symbol in this weight, in the medium scale where there is one.
    func symbol(in template: String) -> String? {
        ["M", "S", "L"].map { "\(name)-\($0)" }.first { template.contains("id=\"\($0)\"") }
    }
}
