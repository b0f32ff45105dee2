import Testing

@testable import CairoRendering

@Suite struct SVGNamesTests {
    @Test(arguments: [
        (
            ##"<image id="image12" a="image7"/><use x="#image12"/><use x="#image7"/>"##,
            ##"<image id="image0" a="image1"/><use x="#image0"/><use x="#image1"/>"##
        ),
        (##"<g id="surface7"/><image id="image7"/>(#surface7)"##, ##"<g id="surface0"/><image id="image1"/>(#surface0)"##),
        (#"image12 "imagery" "image" "#, #"image12 "imagery" "image" "#),
        ("", ""), ("\"", "\""), (#""image99999999999999999999999"#, #""image0"#),
    ])
    func picturesAreCountedAnew(_ file: String, _ renumbered: String) {
        #expect(String(decoding: SVGNames.renumbered(Array(file.utf8)), as: UTF8.self) == renumbered)
    }
}
