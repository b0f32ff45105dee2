/// One line of a bundle's log, safe to print on a terminal.
package struct LogLine: Hashable, Sendable {
    /// Who wrote it.
    package enum Source: Hashable, Sendable {
        /// The bundle, through the host's log.
        case log
        case standardOutput
        case standardError
        /// The host, about the bundle.
        case host
    }

    /// The bundle's.
    package let name: String
    package let source: Source
    package let level: LogLevel
    package let text: String

    /// Bytes a line at most; the rest is cut.
    static let limit = 4_096

    /// Cuts what is too long, mends what is not UTF-8, and takes out what a terminal would obey.
    init(name: String, source: Source, level: LogLevel, text bytes: some Collection<UInt8>) {
        self.name = name
        self.source = source
        self.level = level
        text = printable(String(decoding: bytes.prefix(Self.limit), as: UTF8.self)) + (bytes.count > Self.limit ? "…" : "")
    }
}
