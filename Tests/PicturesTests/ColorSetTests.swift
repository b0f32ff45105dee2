import BundleMessages
import Drawing
import Pictures
import Testing

@Suite struct ColorSetTests {
    private func decode(_ json: String) throws -> ColorSet { try #require(AssetContents.decode(Array(json.utf8))) }

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
        let set = try decode(#"{"colors": [{"idiom": "universal", "color": {\#(color)}}]}"#)
        let rgba = try #require(set.color(for: .light))
        for (value, wanted) in zip([rgba.red, rgba.green, rgba.blue, rgba.alpha], expected) { #expect(abs(value - wanted) < 0.01) }
    }

    @Test func aColourMayDifferInTheDark() throws {
        let set = try decode(
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
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#)
        #expect(set.color(for: .light) == SystemColor.blue.rgba(dark: false))
        #expect(set.color(for: .dark) == SystemColor.blue.rgba(dark: true))
    }

    @Test(arguments: [#"{"platform": "ios", "reference": "systemBleuColor"}"#, #"{"color-space": "srgb", "components": {"red": "much"}}"#])
    func aColourThatIsNotKnownIsNone(color: String) throws {
        #expect(try decode(#"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#).color(for: .light) == nil)
    }
}
