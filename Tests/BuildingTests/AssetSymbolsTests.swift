@testable import Building
import Testing

@Suite struct AssetSymbolsTests {
    @Test(
        arguments: [
            ("Lina", "Image", "lina"), ("lina-small", "Image", "linaSmall"), ("AccentColor", "Color", "accent"),
            ("Color", "Color", "color"),
            ("LogoImage", "Image", "logo"), ("LogoImage", "Color", "logoImage"), ("URLIcon", "Image", "urlIcon"), ("ABC", "Image", "abc"),
            ("2024 icon", "Image", "_2024Icon"), ("default", "Image", "`default`"), ("--", "Image", nil), ("größe_1", "Image", "größe1"),
            ("sea.deep", "Color", "seaDeep"), ("background color", "Color", "backgroundColor"), ("Brand Color", "Color", "brand"),
        ] as [(String, String, String?)])
    func namesBecomeSwift(name: String, ending: String, expected: String?) {
        #expect(AssetSymbols.symbol(name, ending: ending) == expected)
    }

    @Test func assetsAreFoundInTheirNamespaces() throws {
        let folder = try BuildFolder()
        for (name, text) in [
            ("A.xcassets/Lina.imageset/Contents.json", "{}"), ("A.xcassets/Plain/Sea.colorset/Contents.json", "{}"),
            ("A.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}, "info": {"version": 1}}"#),
            ("A.xcassets/Icons/Star.imageset/Contents.json", "{}"), ("B.xcassets/Lina.imageset/Contents.json", "{}"),
            ("B.xcassets/Own.colorset/Contents.json", "{}"), ("B.xcassets/Red.colorset/Contents.json", "{}"),
        ] { try folder.write(text, to: name) }
        let names = AssetNames(catalogs: ["\(folder.path)/A.xcassets", "\(folder.path)/B.xcassets"])
        #expect(names.images.map(\.path) == ["Icons/Star", "Lina"])
        #expect(names.colors.map(\.path) == ["Sea", "Own", "Red"])
        #expect(AssetSymbols(names) { $0 == "own" }.text == Self.expected)
        #expect(AssetSymbols(AssetNames()) { _ in false }.text.isEmpty)
    }

    private static let expected = """
        extension ImageResource {
            nonisolated static var lina: ImageResource { ImageResource(name: "Lina", bundle: .main) }
            enum Icons {
                nonisolated static var star: ImageResource { ImageResource(name: "Icons/Star", bundle: .main) }
            }
        }

        extension ColorResource {
            nonisolated static var sea: ColorResource { ColorResource(name: "Sea", bundle: .main) }
            nonisolated static var own: ColorResource { ColorResource(name: "Own", bundle: .main) }
            nonisolated static var red: ColorResource { ColorResource(name: "Red", bundle: .main) }
        }

        extension Color {
            nonisolated static var sea: Color { Color(ColorResource.sea) }
        }

        extension ShapeStyle where Self == Color {
            nonisolated static var sea: Color { Color(ColorResource.sea) }
        }

        """
}
