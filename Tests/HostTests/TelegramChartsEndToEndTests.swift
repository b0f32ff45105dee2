import CairoRendering
import Foundation
import Rendering
import Testing

/// `Plugins/TelegramCharts` as it is shipped.
@Suite struct TelegramChartsEndToEndTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func picture(_ arguments: String, of bundle: String? = nil) throws -> Bitmap {
        let environment = ["WIDGETHOST_BUNDLE_PATH": try bundle ?? ShippedBundle.telegramCharts.path()]
        let words = "render -o x.png \(arguments)".split(separator: " ").map(String.init)
        let result = try HostProcess.run(words, in: folder.url, environment: environment)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try ImageDecoder.decode(try folder.bytes("x.png"), file: "x.png")
    }

    /// How many pixels have a colour, 0xRRGGBB, to a few parts of 255.
    private func count(_ color: UInt32, in bitmap: Bitmap) -> Int {
        bitmap.pixels.filter { pixel in
            [16, 8, 0].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(color >> $0 & 255)) < 6 }
        }.count
    }

    @Test(arguments: ["systemMedium", "systemLarge", "systemExtraLarge"], ["light", "dark"])
    func aChartHasItsLinesInEachFamilyAndScheme(family: String, scheme: String) throws {
        let bitmap = try picture("--kind TelegramChart --family \(family) --scheme \(scheme)")
        #expect(count(0x4682E6, in: bitmap) > 200 && count(0xE8AF14, in: bitmap) > 200)
        #expect(count(scheme == "light" ? 0xFFFFFF : 0x1C1C1E, in: bitmap) > bitmap.pixels.count / 2)
    }

    @Test(arguments: ["TelegramStack", "TelegramList", "TelegramCards"])
    func severalSetsAreShownTogether(kind: String) throws {
        let bitmap = try picture("--kind \(kind) --family systemLarge")
        #expect(count(0x3DC23F, in: bitmap) > 100)
        if kind == "TelegramList" { #expect(count(0x5FB641, in: bitmap) > 50 && count(0x7E56C8, in: bitmap) > 50) }
    }

    @Test(
        arguments: [
            "{", ##"[{"columns":[["x",1,2],["y0",1]],"types":{"x":"x","y0":"line"},"names":{},"colors":{"y0":"#FF0000"}}]"##,
            ##"[{"columns":[["x",1,2],["y0",1,2]],"types":{"x":"x","y0":"pie"},"names":{},"colors":{"y0":"#FF0000"}}]"##,
            ##"[{"columns":[["x",1,2],["y0",1,2]],"types":{"x":"x","y0":"line"},"names":{},"colors":{"y0":"red"}}]"##,
        ])
    func aFileThatIsWrongIsAMessageInThePicturesPlace(json: String) throws {
        let bundle = folder.url.appendingPathComponent("Wrong.widget")
        try FileManager.default.copyItem(atPath: try ShippedBundle.telegramCharts.path(), toPath: bundle.path)
        try Data(json.utf8).write(to: bundle.appendingPathComponent("charts.json"))
        let bitmap = try picture("--kind TelegramChart --family systemMedium", of: bundle.path)
        #expect(count(0xFF9500, in: bitmap) > 20)
        #expect(count(0x000000, in: bitmap) > 50)
        #expect(count(0x4682E6, in: bitmap) == 0)
    }
}
