import BundleMessages
import Pictures
import Testing

@Suite struct ImageSetTests {
    private func decode(_ json: String) throws -> ImageSet { try #require(AssetContents.decode(Array(json.utf8))) }

    @Test(
        arguments: [
            (.light, 1, "a.png", 1), (.light, 2, "a2.png", 2), (.light, 3, "a2.png", 2), (.dark, 2, "d.png", 2), (.dark, 1, "d.png", 2),
            (.light, 1.5, "a2.png", 2),
        ] as [(RenderEnvironment.ColorScheme, Double, String, Double)])
    func anImageSetGivesTheFileThatFits(scheme: RenderEnvironment.ColorScheme, displayScale: Double, file: String, scale: Double) throws {
        let set = try decode(
            """
            {"images": [
              {"idiom": "universal", "filename": "a.png", "scale": "1x"}, {"idiom": "universal", "filename": "a2.png", "scale": "2x"},
              {"idiom": "universal", "filename": "de.png", "scale": "2x", "locale": "de"},
              {"idiom": "universal", "filename": "r.png", "scale": "2x", "language-direction": "right-to-left"},
              {"idiom": "universal", "scale": "3x"}, {"idiom": "watch", "filename": "w.png", "scale": "2x"},
              {"idiom": "universal", "filename": "d.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "filename": "h.png", "scale": "2x", "appearances": [{"appearance": "contrast", "value": "high"}]}
             ], "info": {"version": 1}, "properties": {"template-rendering-intent": "template"}}
            """)
        let image = try #require(set.image(for: scheme, displayScale: displayScale))
        #expect(image.file == file && image.scale == scale)
        #expect(set.isTemplate)
    }

    @Test(arguments: [(100, "l.png"), (400, "r.png"), (500, "r.png"), (700, "b.png"), (900, "b.png")] as [(UInt16, String)])
    func aSymbolHasTheWeightOfTheTypeBesideIt(weight: UInt16, file: String) throws {
        let set = try decode(
            """
            {"images": [{"filename": "l.png", "scale": "12x", "weight": 100}, {"filename": "r.png", "scale": "12x", "weight": 400},
              {"filename": "b.png", "scale": "12x", "weight": 700}],
             "properties": {"template-rendering-intent": "template", "widgethost-symbol": true}}
            """)
        let image = try #require(set.image(for: .light, displayScale: 2, weight: weight))
        #expect(image.file == file && image.scale == 12 && set.isSymbol && set.isTemplate)
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0"]) func aWeightThatNoTypeHasIsOneAllTheSame(weight: String) throws {
        let set = try decode(#"{"images": [{"filename": "a.png", "weight": \#(weight)}, {"filename": "b.png"}]}"#)
        #expect(set.image(for: .light, displayScale: 2, weight: 900)?.file == "a.png")
    }

    @Test(arguments: ["1e-320x", "infx", "nanx", "-2x", "1e300x", "x", "2"]) func aScaleThatNoScreenHasIsOne(scale: String) throws {
        let set = try decode(#"{"images": [{"filename": "a.png", "scale": "\#(scale)"}]}"#)
        #expect(set.image(for: .light, displayScale: 2)?.scale == 1)
    }
}
