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
}
