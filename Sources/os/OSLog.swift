/// A part of a program that writes to the log.
public final class OSLog: Sendable {
    let source: LogSource

    public init(subsystem: String, category: String) { source = LogSource(subsystem: subsystem, category: category) }

    private init() { source = LogSource(subsystem: "", category: "") }

    public static let `default` = OSLog()
    public static let disabled = OSLog()

    /// False for the log that writes nothing.
    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
}

/// Who says a line.
struct LogSource: Hashable, Sendable {
    let subsystem: String
    let category: String

    /// What stands before each line.
    var lead: String {
        switch (subsystem.isEmpty, category.isEmpty) {
        case (true, true): ""
        case (true, false): "[\(category)] "
        case (false, true): "[\(subsystem)] "
        case (false, false): "[\(subsystem):\(category)] "
        }
    }
}
