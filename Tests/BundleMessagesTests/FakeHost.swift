import BundleMessages
import CWidgetBundle
import Drawing
import Synchronization

/// A host of one font whose glyphs are all half an em wide.
final class FakeHost: Sendable {
    private struct State {
        var awaited: Set<UInt64> = []
        var replies: [UInt64: [UInt8]] = [:]
        var waiting: CheckedContinuation<[UInt64: [UInt8]], Never>?
        var log: [String] = []
        var shaped: [ShapeRequest] = []
    }

    private let state = Mutex(State())

    var log: [String] { state.withLock { $0.log } }
    var shaped: [ShapeRequest] { state.withLock { $0.shaped } }

    /// Waits until each id has its reply, which `ask` brings about.
    func replies(to ids: Set<UInt64>, _ ask: () -> Void) async -> [UInt64: [UInt8]] {
        await withCheckedContinuation { continuation in
            state.withLock { $0 = State(awaited: ids, waiting: continuation, log: $0.log, shaped: $0.shaped) }
            ask()
        }
    }

    /// The host as C sees it. It holds the host for good, since a bundle may use it as long as the process lives.
    func callbacks(abi: UInt32) -> UnsafePointer<widget_host> {
        let pointer = UnsafeMutablePointer<widget_host>.allocate(capacity: 1)
        pointer.initialize(
            to: widget_host(
                abi: abi, size: UInt32(MemoryLayout<widget_host>.size), context: Unmanaged.passRetained(self).toOpaque(),
                reply: { FakeHost.from($0)?.take(reply: bytes($1, $2)) },
                log: { FakeHost.from($0)?.take(line: String(decoding: text($2, $3), as: UTF8.self)) },
                shape_text: { FakeHost.from($0)?.shape(bytes($1, $2), $3, $4) ?? false },
                image: { _, _, _, _, _ in false }, color: { _, _, _, _, _ in false }, defaults: { _, _, _, _, _ in false },
                reload: { _, _, _ in }, activity: { _, _, _, _, _ in false }, placements: { _, _, _, _, _ in false },
                drawing: { _, _, _, _, _ in }))
        return UnsafePointer(pointer)
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> FakeHost? {
        context.map { Unmanaged<FakeHost>.fromOpaque($0).takeUnretainedValue() }
    }

    private func take(reply: [UInt8]) {
        guard let id = BundleReply.id(in: reply) else { return }
        state.withLock { state in
            state.replies[id] = reply
            guard state.awaited.remove(id) != nil, state.awaited.isEmpty else { return }
            state.waiting?.resume(returning: state.replies)
            state.waiting = nil
        }
    }

    private func take(line: String) { state.withLock { $0.log.append(line) } }

    private func shape(_ request: [UInt8], _ answer: widget_answer_fn?, _ closure: UnsafeMutableRawPointer?) -> Bool {
        guard let request = try? ShapeRequest(decoding: request), let answer else { return false }
        state.withLock { $0.shaped.append(request) }
        let shaped = request.shapedInHalfEms.encoded()
        answer(closure, shaped, shaped.count)
        return true
    }
}

private func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
}

private func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> [UInt8] {
    UnsafeBufferPointer(start: start, count: count).map { UInt8(bitPattern: $0) }
}

extension ShapeRequest {
    /// The text a glyph a byte.
    fileprivate var shapedInHalfEms: ShapedText {
        let glyphs = text.utf8.enumerated().map {
            ShapedText.Glyph(id: UInt32($0.element), advance: 0.5, cluster: UInt32($0.offset))
        }
        return ShapedText(
            runs: [ShapedText.Run(font: FontKey(path: "/fonts/Fake.ttf"), rightToLeft: false, glyphs: glyphs)],
            breaks: Array(repeating: .character, count: text.utf8.count + 1), metrics: FontMetrics(ascent: 0.75, descent: 0.25))
    }
}
