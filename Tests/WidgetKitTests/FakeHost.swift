import BundleMessages
import CWidgetBundle
import Drawing
import Foundation
import Synchronization
import SwiftUI
import WidgetKit

/// A host within the test: it keeps what a bundle tells it and answers what a bundle asks.
final class FakeHost: Sendable {
    struct State: Sendable {
        var replies: [BundleReply] = []
        var log: [String] = []
        var reloads: [ReloadRequest] = []
        var shaped: [ShapeRequest] = []
        var asked: [String] = []
        var placed: [PlacedWidget] = []
        /// "REQUEST: ENTRY of COUNT at SECONDS", as they were told.
        var drawn: [String] = []
        var waiting: [UInt64: CheckedContinuation<BundleReply, Never>] = [:]
    }

    private let state = Mutex(State())

    /// A port to this host, which lives as long as the process, as a real one does.
    func port(abi: UInt32 = UInt32(WIDGET_BUNDLE_ABI), size: Int = MemoryLayout<widget_host>.size) -> HostPort? {
        HostPort(structure(abi: abi, size: size))
    }

    func structure(abi: UInt32 = UInt32(WIDGET_BUNDLE_ABI), size: Int = MemoryLayout<widget_host>.size) -> UnsafePointer<widget_host> {
        let host = UnsafeMutablePointer<widget_host>.allocate(capacity: 1)
        host.initialize(
            to: widget_host(
                abi: abi, size: UInt32(size), context: Unmanaged.passRetained(self).toOpaque(),
                reply: { FakeHost.of($0)?.take(reply: bytes($1, $2)) },
                log: { FakeHost.of($0)?.log($1, String(decoding: UnsafeRawBufferPointer(start: $2, count: $3), as: UTF8.self)) },
                shape_text: { host, request, length, answer, closure in
                    FakeHost.of(host)?.shape(bytes(request, length), answer, closure) ?? false
                },
                image: { host, request, length, answer, closure in
                    FakeHost.of(host)?.image(bytes(request, length), answer, closure) ?? false
                },
                color: { _, _, _, answer, closure in
                    send(ColorAnswer(color: RGBA(red: 1, green: 0, blue: 0)).encoded(), answer, closure)
                },
                defaults: { _, _, _, _, _ in false },
                reload: { FakeHost.of($0)?.take(reload: bytes($1, $2)) },
                activity: { _, _, _, _, _ in false },
                placements: { host, _, _, answer, closure in FakeHost.of(host)?.tellPlaced(answer, closure) ?? false },
                drawing: { context, request, entry, count, date in
                    FakeHost.of(context)?.take(drawing: "\(request): \(entry) of \(count) at \(Int(date))")
                }))
        return UnsafePointer(host)
    }

    /// The reply to a request, as soon as it is there.
    func reply(to id: UInt64) async -> BundleReply {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state -> BundleReply? in
                if let reply = state.replies.first(where: { $0.id == id }) { return reply }
                state.waiting[id] = continuation
                return nil
            }
            if let ready { continuation.resume(returning: ready) }
        }
    }

    var log: [String] { state.withLock { $0.log } }
    var replies: [BundleReply] { state.withLock { $0.replies } }
    var reloads: [ReloadRequest] { state.withLock { $0.reloads } }
    var shaped: [ShapeRequest] { state.withLock { $0.shaped } }
    /// The names of the pictures asked for.
    var asked: [String] { state.withLock { $0.asked } }

    /// What this host says is placed.
    func place(_ widgets: [PlacedWidget]) { state.withLock { $0.placed = widgets } }

    private func tellPlaced(_ answer: widget_answer_fn?, _ closure: UnsafeMutableRawPointer?) -> Bool {
        send(PlacementsAnswer(state.withLock { $0.placed }).encoded(), answer, closure)
    }

    /// The entries that were to be drawn, as they were told.
    var drawn: [String] { state.withLock { $0.drawn } }

    private func take(drawing text: String) { state.withLock { $0.drawn.append(text) } }

    private static func of(_ context: UnsafeMutableRawPointer?) -> FakeHost? {
        context.map { Unmanaged<FakeHost>.fromOpaque($0).takeUnretainedValue() }
    }

    private func take(reply bytes: [UInt8]) {
        guard let reply = try? BundleReply(decoding: bytes) else { return log(WIDGET_LOG_FAULT, "a reply that cannot be read") }
        let waiting = state.withLock { state in
            state.replies.append(reply)
            return state.waiting.removeValue(forKey: reply.id)
        }
        waiting?.resume(returning: reply)
    }

    private func take(reload bytes: [UInt8]) {
        guard let reload = try? ReloadRequest(decoding: bytes) else { return }
        state.withLock { $0.reloads.append(reload) }
    }

    private func log(_ level: widget_log_level, _ text: String) { state.withLock { $0.log.append("\(level.rawValue) \(text)") } }

    /// Half an em for each scalar, in a font that no one has; "Refused" is refused.
    private func shape(_ bytes: [UInt8], _ answer: widget_answer_fn?, _ closure: UnsafeMutableRawPointer?) -> Bool {
        guard let request = try? ShapeRequest(decoding: bytes) else { return false }
        state.withLock { $0.shaped.append(request) }
        guard request.text != "Refused" else { return false }
        var glyphs: [ShapedText.Glyph] = []
        var breaks: [ShapedText.Break] = []
        for scalar in request.text.unicodeScalars {
            glyphs.append(.init(id: scalar.value, advance: 0.5, cluster: UInt32(breaks.count)))
            breaks.append(scalar == " " ? [.character, .space] : [.character])
            breaks += Array(repeating: [], count: String(scalar).utf8.count - 1)
        }
        let run = ShapedText.Run(font: FontKey(path: "/fonts/Fake.ttf"), rightToLeft: false, glyphs: glyphs)
        let metrics = FontMetrics(ascent: 0.8, descent: 0.2)
        return send(ShapedText(runs: [run], breaks: breaks + [[.line]], metrics: metrics).encoded(), answer, closure)
    }

    private func image(_ bytes: [UInt8], _ answer: widget_answer_fn?, _ closure: UnsafeMutableRawPointer?) -> Bool {
        guard let request = try? ImageRequest(decoding: bytes) else { return false }
        state.withLock { $0.asked.append(request.file.map { "\($0.bytes.count) bytes" } ?? request.name) }
        let found = ImageAnswer.Found(
            key: ImageKey(digest: Array(repeating: 7, count: 32)), size: CGSize(width: 8, height: 8), isTemplate: false)
        let known: [String: ImageAnswer] = ["Missing": .missing, "Broken": .broken]
        return send((known[request.name] ?? .found(found)).encoded(), answer, closure)
    }
}

private func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

private func send(_ bytes: [UInt8], _ answer: widget_answer_fn?, _ closure: UnsafeMutableRawPointer?) -> Bool {
    answer?(closure, bytes, bytes.count)
    return true
}
