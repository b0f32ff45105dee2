package import CWidgetBundle
package import Drawing

/// The host, as the bundle may use it.
///
/// Unchecked: widget_bundle.h promises that the structure and all it points to live as long as the process and that each of
/// its functions may be called on any thread.
package struct HostPort: @unchecked Sendable {
    private let host: UnsafePointer<widget_host>

    /// Nil, after a line in the host's log where there is one, when this host cannot be served.
    package init?(_ host: UnsafePointer<widget_host>) {
        self.host = host
        let (abi, size, needed) = (host.pointee.abi, Int(host.pointee.size), Self.neededSize)
        guard size >= needed else {
            if size >= Self.sizeWithLog { log(.fault, "The host's structure has \(size) bytes; this bundle needs \(needed).") }
            return nil
        }
        guard abi == UInt32(WIDGET_BUNDLE_ABI) else {
            log(.fault, "The host speaks ABI \(abi), this bundle ABI \(WIDGET_BUNDLE_ABI): build the bundle with the host's SDK.")
            return nil
        }
    }

    /// Whether both stand for one host.
    package func isSame(as other: HostPort) -> Bool { host == other.host }

    /// How loud a line of the log is.
    package enum LogLevel: UInt32, Sendable {
        case debug = 0
        case info = 1
        case notice = 2
        case error = 3
        case fault = 4
    }

    /// A question that the host answers at once.
    package enum Question: Sendable {
        case shapeText
        case image
        case color
        case placements
    }

    /// Sends an encoded reply.
    package func reply(_ bytes: [UInt8]) { host.pointee.reply(host.pointee.context, bytes, bytes.count) }

    /// Sends an encoded wish for new timelines.
    package func reload(_ bytes: [UInt8]) { host.pointee.reload(host.pointee.context, bytes, bytes.count) }

    /// Writes a line to the host's log.
    package func log(_ level: LogLevel, _ text: String) {
        var line = text.replacing("\n", with: " ")
        line.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                host.pointee.log(host.pointee.context, widget_log_level(level.rawValue), $0.baseAddress, $0.count)
            }
        }
    }

    /// Says which entry of a request is drawn next, so that a host that learns of such things can name it.
    package func drawing(_ entry: Int, of count: Int, _ date: Date, request: UInt64) {
        later(\.drawing)?(host.pointee.context, request, UInt32(clamping: entry), UInt32(clamping: count), date.timeIntervalSince1970)
    }

    /// Asks and waits; nil when the host does not answer.
    package func ask<Answer: WireMessage>(_ question: Question, _ request: some WireMessage) -> Answer? {
        let bytes = request.encoded()
        var answer: [UInt8]?
        let isAnswered = withUnsafeMutablePointer(to: &answer) { slot in
            function(for: question)?(host.pointee.context, bytes, bytes.count, keep, slot) ?? false
        }
        guard isAnswered, let answer else { return nil }
        do {
            return try Answer(decoding: answer)
        } catch {
            log(.error, "The host's answer is not a \(Answer.self): \(error).")
            return nil
        }
    }

    private func function(for question: Question) -> widget_ask_fn? {
        switch question {
        case .shapeText: host.pointee.shape_text
        case .image: host.pointee.image
        case .color: host.pointee.color
        case .placements: later(\.placements)
        }
    }

    /// A function that came after ABI 1 was laid down: an older host's structure ends before it.
    private func later<Function>(_ function: KeyPath<widget_host, Function?>) -> Function? {
        guard let offset = MemoryLayout<widget_host>.offset(of: function) else { return nil }
        return Int(host.pointee.size) >= offset + MemoryLayout<Function?>.size ? host.pointee[keyPath: function] : nil
    }

    private static var sizeWithLog: Int { MemoryLayout<widget_host>.offset(of: \.shape_text) ?? .max }
    private static var neededSize: Int { MemoryLayout<widget_host>.offset(of: \.placements) ?? .max }
}

/// Copies an answer to where `ask` looks for it.
private func keep(_ slot: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ length: Int) {
    slot?.assumingMemoryBound(to: [UInt8]?.self).pointee = Array(UnsafeBufferPointer(start: bytes, count: length))
}
