import Projects
import SupportSources

/// The Swift names of pictures and colours, as Xcode makes them: `Image(.lina)`, `Color(.sea)` and, for colours, `Color.sea`.
package struct AssetSymbols {
    private let names: AssetNames
    private let bundle: String
    private let isTaken: (String) -> Bool

    /// `bundle` is the word for where they lie; `isTaken` tells which names sources declare themselves: no second `Color.sea` is made beside theirs.
    package init(_ names: AssetNames, bundle: String = "main", isTaken: @escaping (String) -> Bool) {
        self.names = names
        self.bundle = bundle
        self.isTaken = isTaken
    }

    /// Those of the catalogs among some resources; names that these sources declare are left to them.
    init(catalogs resources: [BundleResource], bundle: String = "main", sources: [String]) {
        let names = AssetNames(catalogs: resources.map(\.path).filter { $0.hasSuffix(".xcassets") })
        let declared = names.colors.isEmpty ? nil : DeclaredColors(sources: sources)
        self.init(names, bundle: bundle) { declared?.contains($0) ?? false }
    }

    /// A source; empty without assets.
    package var text: String {
        resources("ImageResource", names.images, ending: "Image") + resources("ColorResource", names.colors, ending: "Color") + colors
    }

    private func resources(_ type: String, _ assets: [AssetNames.Asset], ending: String) -> String {
        guard !assets.isEmpty else { return "" }
        return "extension \(type) {\n" + members(type, assets, depth: 0, ending).joined() + "}\n\n"
    }

    private func members(_ type: String, _ assets: [AssetNames.Asset], depth: Int, _ ending: String) -> [String] {
        let indent = String(repeating: "    ", count: depth + 1)
        var taken: Set<String> = []
        var lines: [String] = []
        for asset in assets where asset.namespaces.count == depth {
            guard let symbol = Self.symbol(asset.name, ending: ending), taken.insert(symbol).inserted else { continue }
            lines.append(
                "\(indent)nonisolated static var \(symbol): \(type) { \(type)(name: \(SwiftWord.literal(asset.path)), bundle: .\(bundle)) }\n"
            )
        }
        let inner = Dictionary(grouping: assets.filter { $0.namespaces.count > depth }) { $0.namespaces[depth] }
        for (namespace, assets) in inner.sorted(by: { $0.key < $1.key }) {
            guard let name = Self.typeName(namespace), taken.insert(name).inserted else { continue }
            lines += ["\(indent)enum \(name) {\n"] + members(type, assets, depth: depth + 1, ending) + ["\(indent)}\n"]
        }
        return lines
    }

    // Those in namespaces have no shorter name.
    private var colors: String {
        let symbols = names.colors.filter(\.namespaces.isEmpty).compactMap { Self.symbol($0.name, ending: "Color") }
        let free = symbols.filter { !Self.systemColors.contains($0) && !isTaken($0) }
        guard !free.isEmpty else { return "" }
        let unique = free.enumerated().filter { free.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        let members = unique.map { "    nonisolated static var \($0): Color { Color(ColorResource.\($0)) }\n" }.joined()
        return "extension Color {\n\(members)}\n\nextension ShapeStyle where Self == Color {\n\(members)}\n"
    }

    private static let systemColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple",
        "red", "secondary", "teal", "white", "yellow", "tint", "foreground", "background", "fill", "separator", "link", "placeholder",
        "selection", "shadow", "opacity", "windowBackground", "tertiary", "quaternary", "quinary",
    ]
}

extension AssetSymbols {
    /// "linaSmall" of "lina-small"; nil for a name without letters and digits. The kind's own word at the end falls away.
    static func symbol(_ name: String, ending: String) -> String? {
        var words = words(name)
        if let last = words.last, last.hasSuffix(ending), words.count > 1 || last != ending {
            words[words.count - 1] = String(last.dropLast(ending.count))
        }
        words.removeAll(where: \.isEmpty)
        guard let first = words.first else { return nil }
        let symbol = ([SwiftWord.withSmallHead(first)] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
        if symbol.first?.isNumber ?? false { return "_\(symbol)" }
        return SwiftWord.declared(symbol)
    }

    private static func typeName(_ name: String) -> String? {
        let joined = words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let first = joined.first else { return nil }
        return first.isNumber ? "_\(joined)" : joined
    }

    private static func words(_ name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
