/// What a loaded bundle can call, on any thread: the host's side of `widget_bundle.h`.
package protocol BundleHost: AnyObject, Sendable {
    /// Takes one encoded reply; `bytes` is valid until it returns.
    func reply(_ bytes: UnsafeRawBufferPointer)
    /// Takes text for the log.
    func log(_ level: LogLevel, _ text: UnsafeRawBufferPointer)
    /// Waits for the answer; nil when there is none to be had.
    func ask(_ question: BundleQuestion, _ bytes: UnsafeRawBufferPointer) -> [UInt8]?
    /// Takes an encoded wish to be asked for timelines again.
    func reload(_ bytes: UnsafeRawBufferPointer)
    /// Takes what is drawn next.
    func drawing(_ mark: DrawingMark)
}

/// What a bundle can ask; a number never changes its meaning.
package enum BundleQuestion: UInt8, Hashable, Sendable, CaseIterable {
    case shapeText = 0
    case image = 1
    case color = 2
    case defaults = 3
    case activity = 4
    case placements = 5
}

/// How much a line of the log matters, as `enum widget_log_level` has it.
package enum LogLevel: UInt8, Hashable, Sendable, Comparable {
    case debug = 0
    case info, notice, error, fault

    package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rawValue < other.rawValue }
}
