import CWidgetBundle
import Foundation

/// The C callbacks of one host.
enum HostTable {
    /// A table for `host`; it and the host live as long as the process, as the contract promises.
    static func make(for host: any BundleHost) -> UnsafePointer<widget_host> {
        let table = UnsafeMutablePointer<widget_host>.allocate(capacity: 1)
        table.initialize(to: widget_host())
        table.pointee.abi = UInt32(WIDGET_BUNDLE_ABI)
        table.pointee.size = UInt32(MemoryLayout<widget_host>.size)
        table.pointee.context = Unmanaged.passRetained(Box(host)).toOpaque()
        setCalls(&table.pointee)
        setQuestions(&table.pointee)
        return UnsafePointer(table)
    }

    private static func setCalls(_ table: inout widget_host) {
        table.reply = { host(of: $0)?.reply(buffer($1, $2)) }
        table.reload = { host(of: $0)?.reload(buffer($1, $2)) }
        table.drawing = { context, request, entry, count, date in
            let mark = DrawingMark(request: request, entry: entry, count: count, date: Date(timeIntervalSince1970: date))
            host(of: context)?.drawing(mark)
        }
        table.log = { context, level, text, length in
            let level = UInt8(exactly: level.rawValue).flatMap(LogLevel.init) ?? .info
            host(of: context)?.log(level, buffer(text, length))
        }
    }

    private static func setQuestions(_ table: inout widget_host) {
        table.shape_text = { ask(.shapeText, $0, $1, $2, $3, $4) }
        table.image = { ask(.image, $0, $1, $2, $3, $4) }
        table.color = { ask(.color, $0, $1, $2, $3, $4) }
        table.defaults = { ask(.defaults, $0, $1, $2, $3, $4) }
        table.activity = { ask(.activity, $0, $1, $2, $3, $4) }
        table.placements = { ask(.placements, $0, $1, $2, $3, $4) }
    }
}

private final class Box: Sendable {
    let host: any BundleHost
    init(_ host: any BundleHost) { self.host = host }
}

private func host(of context: UnsafeMutableRawPointer?) -> (any BundleHost)? {
    context.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().host }
}

// A bundle may be wrong about either.
private func buffer(_ start: UnsafeRawPointer?, _ length: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : max(0, length))
}

private func ask(
    _ question: BundleQuestion, _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ length: Int,
    _ answer: widget_answer_fn?, _ closure: UnsafeMutableRawPointer?
) -> Bool {
    guard let answer, let reply = host(of: context)?.ask(question, buffer(bytes, length)) else { return false }
    reply.withUnsafeBufferPointer { answer(closure, $0.baseAddress, $0.count) }
    return true
}
