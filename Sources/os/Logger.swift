/// Writes lines to the host's log; in an app, to standard error.
public struct Logger: Sendable {
    private let source: LogSource
    private let isEnabled: Bool

    public init(subsystem: String, category: String) {
        source = LogSource(subsystem: subsystem, category: category)
        isEnabled = true
    }

    public init(_ logObj: OSLog) {
        source = logObj.source
        isEnabled = logObj.isEnabled(type: .default)
    }

    public init() { self.init(OSLog.default) }

    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }

    public func log(level: OSLogType, _ message: OSLogMessage) {
        guard isEnabled else { return }
        LogOutput.write(level, source.lead + message.text)
    }
}
