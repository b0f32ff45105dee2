import Drawing
import Testing

@Suite struct FontCodingTests {
    @Test(arguments: [
        FontFace(),
        FontFace(family: "Inter", design: .symbol, weight: 900, italic: true, width: 75, monospacedDigits: true, smallCaps: true),
    ])
    func facesComeBack(face: FontFace) throws {
        #expect(try FontFace(decoding: face.encoded()) == face)
    }

    @Test func aPlainFaceCostsNothing() {
        #expect(FontFace().encoded() == [])
    }

    @Test(arguments: [(FontFace(weight: 0), "face.weight"), (FontFace(weight: 1_001), "face.weight"), (FontFace(width: 10), "face.width")])
    func impossibleFacesAreRefused(face: FontFace, field: String) {
        #expect(throws: WireError.outOfRange(field: field)) { try FontFace(decoding: face.encoded()) }
    }

    @Test func anUnknownDesignIsTheDefault() throws {
        #expect(try FontFace(decoding: [0x10, 0x63]) == FontFace())
    }

    @Test(arguments: [
        FontKey(path: "/a.ttf"), FontKey(path: "/a.ttc", index: 70_000, variations: "wght=600,opsz=14", synthetic: [.oblique, .bold]),
    ])
    func keysComeBack(key: FontKey) throws {
        #expect(try FontKey(decoding: key.encoded()) == key)
    }

    @Test func aKeyNeedsAPath() {
        #expect(throws: WireError.missing(field: "font.path")) { try FontKey(decoding: []) }
    }
}
