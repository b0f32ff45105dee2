import Bundles
import CairoRendering
import Foundation
import Rendering
import Testing

@testable import widgethost

@Suite struct PictureReaderTests {
    @Test func filesComeInALaterTurnAndInTheirOrder() throws {
        let folder = try TestFolder()
        var writer = PNGWriter()
        try Data(writer.bytes(of: Bitmap(width: 7, height: 2)) ?? []).write(to: URL(filePath: folder.path("a.png")))
        let loop = try EventLoop()
        let reader = PictureReader(loop)
        var came: [String] = []
        for name in ["a.png", "none.png", "a.png"] {
            reader.read(.file(folder.path(name))) { outcome in
                came.append("\(name) \((try? outcome.get())?.size.width ?? 0)")
                if came.count == 3 { loop.stop() }
            }
        }
        #expect(came.isEmpty)
        loop.run()
        #expect(came == ["a.png 7", "none.png 0", "a.png 7"])
    }
}
