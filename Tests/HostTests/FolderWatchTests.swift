import Bundles
import Foundation
import Testing

@testable import widgethost

@Suite struct FolderWatchTests {
    /// How often a watch tells, where each telling brings another file, `files` in all; it ends a while after the last.
    private func told(atOnce: Bool, files: Int) throws -> (count: Int, beforeTheAlarm: Int) {
        let folder = try TestFolder()
        let loop = try EventLoop()
        var (count, early) = (0, 0)
        var isEarly = true
        func write() throws { try Data("\(count)".utf8).write(to: folder.url.appendingPathComponent("values"), options: .atomic) }
        let watch = try FolderWatch(loop, atOnce: atOnce) {
            count += 1
            if isEarly { early += 1 }
            if count < files { try? write() }
            if count == files { loop.stop() }
        }
        watch.watch([folder.url.path])
        try write()
        loop.at(Date() + 0.03) { isEarly = false }
        loop.at(Date() + 20) { loop.stop() }
        loop.run()
        withExtendedLifetime(watch) {}
        return (count, early)
    }

    @Test func aBurstIsToldALittleLater() throws { #expect(try told(atOnce: false, files: 1) == (1, 0)) }

    @Test func aFileThatIsWholeIsToldAtOnce() throws { #expect(try told(atOnce: true, files: 1) == (1, 1)) }

    @Test func ofAFloodTheLastIsToldToo() throws { #expect(try told(atOnce: true, files: 100).count == 100) }
}
