import Bundles
import Drawing
import Foundation
import Glibc
import Rendering

/// Draws a widget on the terminal: with kitty's graphics if the terminal answers that it has them, else in half blocks.
final class LiveScreen: RunScreen {
    private enum Method {
        case graphics
        case halfBlocks
    }

    private let host: Host
    private let scale: Double
    private let kind: String
    private let session: TerminalSession?
    private var keys = KeyReader()
    private var watch: EventLoop.Watch?
    /// What the terminal has said to the question for graphics; nil once it is decided.
    private var answer: [UInt8]? = []
    private var method: Method?
    private var list: DisplayList?
    /// When the picture is next another by itself.
    private var change: EventLoop.Alarm?
    private var status = ""

    /// How long a terminal may take to answer, in seconds.
    private static let patience = 0.2
    private static let pictureID: UInt32 = 1
    private static let endKeys = [UInt8(ascii: "q"), UInt8(ascii: "Q"), 0x03, 0x04]

    /// Takes the terminal over and asks it what it can draw.
    init(_ host: Host, scale: Double, kind: String) {
        self.host = host
        self.scale = scale
        self.kind = kind
        session = TerminalSession()
        guard let session else { return }
        host.log.hold()
        host.log.onHeld = { [weak self] in self?.tell(line: $0) }
        host.onSignal(SIGWINCH) { [weak self] in self?.resized() }
        host.attempt { () throws(HostError) in try listen(session) }
        session.write(TerminalQuery.bytes)
        host.loop.at(Date() + Self.patience) { [weak self] in self?.decide(.halfBlocks) }
    }

    var drawsPictures: Bool { true }

    func show(_ list: DisplayList) throws(HostError) {
        self.list = list
        try draw()
    }

    func tell(_ event: RunEvent) {
        guard case .shown(let stage, let index, let date, _) = event else { return }
        tell(line: "\(printable(kind))  \(stage.name) \(index)  \(localTime(date))  (q ends)")
    }

    func close() {
        if method == .graphics { session?.write(KittyGraphics.delete(id: Self.pictureID)) }
        if let watch { host.loop.unwatch(watch) }
        session?.close()
        host.log.release()
    }

    private func listen(_ session: TerminalSession) throws(HostError) {
        do throws(BundleError) {
            watch = try host.loop.watch(session.input, .readable) { [weak self] _ in self?.receive() }
        } catch { throw .bundle(error) }
    }

    private func receive() {
        guard let bytes = session?.read() else { return host.end() }
        if keys.append(bytes).contains(where: Self.endKeys.contains) { return host.end() }
        guard let soFar = answer else { return }
        answer = soFar + bytes
        if case .complete(let showsPictures) = TerminalQuery.answer(in: soFar + bytes) { decide(showsPictures ? .graphics : .halfBlocks) }
    }

    private func decide(_ method: Method) {
        guard self.method == nil, !host.hasEnded else { return }
        self.method = method
        answer = nil
        host.attemptPicture(draw)
    }

    private func resized() {
        session?.write("\u{1b}[2J")
        host.attemptPicture(draw)
    }

    private func draw() throws(HostError) {
        guard let list = standingList(), let session, let method else { return }
        var space = session.space
        // The last row is for what there is to say.
        space.rows = max(1, space.rows - 1)
        session.write("\u{1b}[H")
        switch method {
        case .graphics: session.write(try graphics(list, in: space))
        case .halfBlocks: session.write(try halfBlocks(list, in: space))
        }
        writeStatus()
    }

    /// What is seen now; it is drawn again when it has changed.
    private func standingList() -> DisplayList? {
        if let change { host.loop.cancel(change) }
        change = nil
        guard let list, method != nil else { return nil }
        let (still, until) = host.pictures.standing(list, at: Date())
        change = until.map { date in
            host.loop.at(date) { [weak self] in
                guard let self else { return }
                change = nil
                host.attemptPicture(draw)
            }
        }
        return still
    }

    private func graphics(_ list: DisplayList, in space: TerminalSpace) throws(HostError) -> [UInt8] {
        let place = space.placement(of: list.size, largest: scale)
        let png = try host.pictures.file(of: list, scale: place.scale, kind: kind)
        return KittyGraphics.show(png: png, id: Self.pictureID, columns: place.columns, rows: place.rows)
    }

    private func halfBlocks(_ list: DisplayList, in space: TerminalSpace) throws(HostError) -> String {
        let place = space.halfBlockPlacement(of: list.size)
        let bitmap = try host.pictures.bitmap(of: list, scale: max(place.scale, scale), kind: kind)
        return HalfBlocks.rows(bitmap, columns: place.columns, rows: place.rows).joined(separator: "\r\n")
    }

    private func tell(line: String) {
        status = line
        writeStatus()
    }

    private func writeStatus() {
        guard let session else { return }
        let space = session.space
        session.write("\u{1b}[\(space.rows);1H\u{1b}[0;2m\(status.prefix(space.columns))\u{1b}[0m\u{1b}[K")
    }
}

/// Hours, minutes and seconds as the user's clock has them.
private func localTime(_ date: Date) -> String {
    guard dateText(date) != nil else { return "" }
    let part = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    return [part.hour, part.minute, part.second].map { String(($0 ?? 0) + 100).dropFirst() }.joined(separator: ":")
}
