import BundleMessages
import Drawing
import Foundation
import Testing

@testable import widgethost

@Suite struct AssetTests {
    private func decode<Contents: Decodable>(_ type: Contents.Type, _ json: String) throws -> Contents {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test(
        arguments: [
            (.light, 1, "a.png", 1), (.light, 2, "a2.png", 2), (.light, 3, "a2.png", 2), (.dark, 2, "d.png", 2), (.dark, 1, "d.png", 2),
            (.light, 1.5, "a2.png", 2),
        ] as [(RenderEnvironment.ColorScheme, Double, String, Double)])
    func anImageSetGivesTheFileThatFits(scheme: RenderEnvironment.ColorScheme, displayScale: Double, file: String, scale: Double) throws {
        let set = try decode(
            ImageSet.self,
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

    @Test(
        arguments: [
            (
                #""color-space": "srgb", "components": {"red": "0.5", "green": "0.25", "blue": "1.000", "alpha": "0.8"}"#,
                [0.5, 0.25, 1, 0.8]
            ),
            (#""color-space": "srgb", "components": {"red": "128", "green": "0", "blue": "255", "alpha": "1.000"}"#, [0.502, 0, 1, 1]),
            (#""color-space": "srgb", "components": {"red": "0x80", "green": "0xFF", "blue": "0x00", "alpha": "1"}"#, [0.502, 1, 0, 1]),
            (#""color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "1", "alpha": "1"}"#, [1, 0, 1, 1]),
            (#""color-space": "srgb", "components": {"red": 0.5, "green": 0, "blue": 1, "alpha": 1}"#, [0.5, 0, 1, 1]),
            (#""color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.5"}"#, [0.5, 0.5, 0.5, 0.5]),
            (
                #""color-space": "display-p3", "components": {"red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1.0"}"#,
                [0.5, 0.5, 0.5, 1]
            ),
            (
                #""color-space": "display-p3", "components": {"red": "0.917", "green": "0.200", "blue": "0.139", "alpha": "1"}"#,
                [1, 0, 0, 1]
            ),
            (
                #""color-space": "extended-srgb", "components": {"red": "1.5", "green": "-0.2", "blue": "0.3", "alpha": "1"}"#,
                [1, 0, 0.3, 1]
            ),
        ] as [(String, [Float])])
    func colourComponentsComeInManyWritings(color: String, expected: [Float]) throws {
        let set = try decode(ColorSet.self, #"{"colors": [{"idiom": "universal", "color": {\#(color)}}]}"#)
        let rgba = try #require(set.color(for: .light))
        for (value, wanted) in zip([rgba.red, rgba.green, rgba.blue, rgba.alpha], expected) { #expect(abs(value - wanted) < 0.01) }
    }

    @Test func aColourMayDifferInTheDark() throws {
        let set = try decode(
            ColorSet.self,
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
            """)
        #expect(set.color(for: .light) == .white)
        #expect(set.color(for: .dark) == .black)
    }

    @Test func coloursOfTheSystemHaveNames() throws {
        let set = try decode(
            ColorSet.self, #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#)
        #expect(set.color(for: .light) == SystemColor.blue.rgba(dark: false))
        #expect(set.color(for: .dark) == SystemColor.blue.rgba(dark: true))
    }

    @Test(arguments: [#"{"platform": "ios", "reference": "systemBleuColor"}"#, #"{"color-space": "srgb", "components": {"red": "much"}}"#])
    func aColourThatIsNotKnownIsNone(color: String) throws {
        #expect(try decode(ColorSet.self, #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#).color(for: .light) == nil)
    }

    @Test(
        arguments: [
            (.light, 2, "120.png", 2), (.light, 1, "60.png", 1), (.dark, 3, "dark.png", 1024.0 / 60), (.light, 3, "1024.png", 1024.0 / 60),
        ]
            as [(RenderEnvironment.ColorScheme, Double, String, Double)])
    func anAppsIconIsSixtyPointsWide(scheme: RenderEnvironment.ColorScheme, displayScale: Double, file: String, scale: Double) throws {
        let set = try decode(
            IconSet.self,
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

    @Test(arguments: [(100, "l.png"), (400, "r.png"), (500, "r.png"), (700, "b.png"), (900, "b.png")] as [(UInt16, String)])
    func aSymbolHasTheWeightOfTheTypeBesideIt(weight: UInt16, file: String) throws {
        let set = try decode(
            ImageSet.self,
            """
            {"images": [{"filename": "l.png", "scale": "12x", "weight": 100}, {"filename": "r.png", "scale": "12x", "weight": 400},
              {"filename": "b.png", "scale": "12x", "weight": 700}],
             "properties": {"template-rendering-intent": "template", "widgethost-symbol": true}}
            """)
        let image = try #require(set.image(for: .light, displayScale: 2, weight: weight))
        #expect(image.file == file && image.scale == 12 && set.isSymbol && set.isTemplate)
    }
}
