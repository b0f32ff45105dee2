@testable import Building
import Testing

@Suite struct FontFileTests {
    @Test(
        arguments: [
            ("a.ttf", "\0\u{1}\0\0more", true), ("a.OTF", "OTTO", true), ("a.ttc", "ttcf", true), ("a.ttf", "no font", false),
            ("a.otf", "", false),
            ("a.json", "OTTO", nil),
        ] as [(String, String, Bool?)])
    func fontsBeginAsFontsDo(name: String, text: String, isFont: Bool?) throws {
        let folder = try BuildFolder()
        #expect(FontFile(try folder.write(text, to: name))?.isFont == isFont)
    }
}
