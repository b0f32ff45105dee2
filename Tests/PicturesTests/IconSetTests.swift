import BundleMessages
import Pictures
import Testing

@Suite struct IconSetTests {
    private func decode(_ json: String) throws -> IconSet { try #require(AssetContents.decode(Array(json.utf8))) }

    @Test(
        arguments: [
            (.light, 2, "120.png", 2), (.light, 1, "60.png", 1), (.dark, 3, "dark.png", 1024.0 / 60), (.light, 3, "1024.png", 1024.0 / 60),
        ]
            as [(RenderEnvironment.ColorScheme, Double, String, Double)])
    func anAppsIconIsSixtyPointsWide(scheme: RenderEnvironment.ColorScheme, displayScale: Double, file: String, scale: Double) throws {
        let set = try decode(
            """
            {"images": [
              {"idiom": "iphone", "filename": "60.png", "size": "20x20", "scale": "3x"}, {"idiom": "iphone", "size": "60x60", "scale": "3x"},
              {"idiom": "iphone", "filename": "120.png", "size": "60x60", "scale": "2x"},
              {"idiom": "iphone", "filename": "1024.png", "size": "1024x1024", "scale": "1x"},
              {"idiom": "ios-marketing", "filename": "shop.png", "size": "1024x1024", "scale": "1x"},
              {"idiom": "universal", "platform": "ios", "filename": "dark.png", "size": "1024x1024",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "iphone", "filename": "odd.png", "size": "large"}]}
            """)
        let image = try #require(set.image(for: scheme, displayScale: displayScale))
        #expect(image.file == file && abs(image.scale - scale) < 0.001 && !set.isTemplate)
    }

    @Test(arguments: ["1e-300x1", "infx1", "1e300x1", "nanx1", "-60x60", "x", ""]) func anIconOfASizeThatNoneHasIsLeftOut(size: String)
        throws
    {
        let set = try decode(#"{"images": [{"filename": "a.png", "size": "\#(size)"}, {"filename": "b.png", "size": "60x60"}]}"#)
        #expect(set.image(for: .light, displayScale: 3)?.file == "b.png")
    }
}
