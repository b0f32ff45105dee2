import AppIntents
import BundleMessages
import Building
import Drawing
import Foundation
import Pictures
import Projects

extension FuzzTarget {
    /// The `Contents.json` of sets in a bundle's catalogs, which the daemon reads.
    static let assetSets = FuzzTarget("asset-sets", seeds: { Samples.assetSets }) { bytes in
        let colors: ColorSet? = AssetContents.decode(bytes)
        let pictures: [(any PictureSet)?] = [AssetContents.decode(bytes) as ImageSet?, AssetContents.decode(bytes) as IconSet?]
        for scheme in [RenderEnvironment.ColorScheme.light, .dark] {
            if let color = colors?.color(for: scheme) {
                let parts = [Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)]
                hold(parts.allSatisfy { (0...1).contains($0) }, "a colour is none")
            }
            for (set, weight) in pictures.flatMap({ set in [100, 400, UInt16.max].map { (set, $0) } }) {
                guard let image = set?.image(for: scheme, displayScale: 2, weight: weight) else { continue }
                hold((0.01...2_000).contains(image.scale), "a picture has no scale")
            }
        }
    }

    /// The same files as `widgethost build` takes them, with drawing programs that do as they are told.
    static let assetCatalogs = FuzzTarget("asset-catalogs", rounds: 300, seeds: { Samples.assetSets + Samples.symbols }) { bytes in
        let folder = Scratch.write(bytes, "A.xcassets/Logo.imageset/Contents.json").dropLast("/Logo.imageset/Contents.json".count)
        _ = Scratch.write(bytes, "A.xcassets/Star.symbolset/Contents.json")
        for name in ["Logo.imageset/a.svg", "Logo.imageset/b.pdf", "Star.symbolset/a.svg"] {
            _ = Scratch.write(bytes, "A.xcassets/" + name)
        }
        let tool = Scratch.write([], "bin/rsvg-convert")
        _ = Scratch.write([], "bin/pdftocairo")
        for name in ["rsvg-convert", "pdftocairo"] { chmod(tool.dropLast("rsvg-convert".count) + name, 0o700) }
        let pictures = CatalogPictures(toolFolders: [String(tool.dropLast("/rsvg-convert".count))]) { _, arguments in
            let name = arguments.first { $0.hasSuffix(".png") } ?? "\(arguments.last ?? "").png"
            hold(name.hasPrefix(folder), "a picture is drawn to another place")
            return FileManager.default.createFile(atPath: name, contents: Data()) ? 0 : 1
        } tell: { _ in
        }
        try? pictures.draw(in: String(folder))
        _ = AssetSymbols(AssetNames(catalogs: [String(folder)])) { _ in false }.text
        try? FileManager.default.removeItem(atPath: String(folder))
    }

    /// Names of sets and folders, a line each, as Swift is to have them.
    static let assetNames = FuzzTarget("asset-names", seeds: { Samples.assetNames }) { bytes in
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(40)
        let assets = lines.compactMap { line -> AssetNames.Asset? in
            var parts = line.split(separator: "/").prefix(6).map(String.init)
            return parts.popLast().map { AssetNames.Asset(namespaces: parts, name: $0) }
        }
        let text = AssetSymbols(AssetNames(images: assets, colors: assets)) { _ in false }.text
        hold(text.count { $0 == "{" } == text.count { $0 == "}" } || bytes.contains { [0x7b, 0x7d].contains($0) }, "brackets do not match")
    }

    /// Tables of texts in their three forms, made into those of a bundle, and these read by the bundle.
    static let stringTables = FuzzTarget("string-tables", rounds: 300, seeds: { Samples.strings + Samples.stringTables + Samples.catalogs })
    { bytes in
        guard let bundle = try? BundleFolder(at: Scratch.path("Fuzz.widget")) else { return }
        for ending in ["strings", "stringsdict", "xcstrings"] {
            let table = BundleResource(path: Scratch.write(bytes, "Table.\(ending)"), place: "de.lproj/\(ending).\(ending)")
            try? StringTableBuild(folder: bundle, tell: { _ in }).run(table)
        }
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: bundle.path)) ?? [] { read("\(bundle.path)/\(name)") }
    }

    private static func read(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return }
        let isCounted = path.hasSuffix(".stringsdict")
        let texts = isCounted ? LocalizedText.texts(ofStringsDictionary: list) : LocalizedText.texts(ofStrings: list)
        for text in texts.values {
            _ = TranslatedText(text, language: "pl").format(for: [.signed(3), nil, .signed(.min)])
        }
    }
}
