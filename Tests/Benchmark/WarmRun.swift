import BundleMessages
import Bundles
import CLinux
import CairoRendering
import Drawing
import Foundation
import Rendering

/// A warm run in one process: view body, layout, text, list both ways, raster, PNG.
final class WarmRun {
    private let card: Card
    private let theme: Theme
    private let seconds: Double
    private let loop: EventLoop
    private let services: BenchServices
    private let renderer: PictureRenderer
    private var connection: (any BundleConnection)?
    private var writer = PNGWriter()
    private var bitmap = Bitmap(width: 0, height: 0)
    private var next: UInt64 = 0
    private var reply: Result<TimelineReply, BenchError>?

    init(card: Card, theme: Theme, seconds: Double, bundle folder: String) throws {
        self.card = card
        self.theme = theme
        self.seconds = seconds
        loop = try EventLoop()
        services = BenchServices(folder: folder)
        renderer = PictureRenderer(folders: services.shaper.folders, pictures: services)
        let checked = try CheckedBundle(FoundBundle(at: folder))
        connection = try QueueBundleConnection(checked, loop: loop, services: services) { [unowned self] in take($0) }
    }

    /// Runs for the seconds asked for, then gives the rows.
    func measure() throws -> String {
        for list in try timeline() { _ = try draw(list) }
        var timings = Timings()
        let start = Clock.wall
        let cpu = Clock.cpu
        while Clock.wall < start + seconds {
            let asked = Clock.wall
            let lists = try timeline()
            let share = (Clock.wall - asked) / Double(lists.count)
            for list in lists { timings.add(share: share, try draw(list)) }
        }
        let wall = Clock.wall - start
        return timings.rows(card: "\(card.rawValue)-\(theme.rawValue)", wall: wall, cpu: Clock.cpu - cpu).map { $0 + "\n" }.joined()
    }

    /// The encoded lists of the sixteen entries.
    private func timeline() throws -> [[UInt8]] {
        next += 1
        reply = nil
        connection?.send(card.request(id: next, theme: theme).encoded(), id: next)
        loop.run()
        guard let lists = try reply?.get().entries.map({ $0.lists[0] }), !lists.isEmpty else { throw BenchError.noEntries }
        return lists
    }

    /// Decodes, draws and packs one list.
    private func draw(_ bytes: [UInt8]) throws -> Timings.Picture {
        let begin = Clock.wall
        let list = try DisplayList(decoding: bytes)
        let warnings = try renderer.draw(list, scale: 2, into: &bitmap)
        guard warnings.isEmpty else { throw BenchError.warned("\(warnings)") }
        let drawn = Clock.wall
        let png = writer.bytes(of: bitmap, scale: 2) ?? []
        return Timings.Picture(raster: drawn - begin, encode: Clock.wall - drawn, bytes: png.count)
    }

    private func take(_ event: BundleEvent) {
        switch event {
        case .started, .reload: return
        case .log(let line): FileHandle.standardError.write(Data("\(line)\n".utf8)); return
        case .reply(_, let bytes): reply = Self.timeline(of: bytes)
        case .ended(let end): reply = .failure(.ended("\(end)"))
        }
        loop.stop()
    }

    private static func timeline(of bytes: [UInt8]) -> Result<TimelineReply, BenchError> {
        switch try? BundleReply(decoding: bytes).body {
        case .timeline(let reply): .success(reply)
        case .failure(let failure): .failure(.ended(failure.message))
        case .description, .form, .options, .performed, .previews, nil: .failure(.noEntries)
        }
    }
}

enum BenchError: Error {
    case noEntries
    case ended(String)
    case warned(String)
}
