/// Writes a line to the log.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    Logger(log).log(level: type, message)
}

/// Writes a line to the log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { Logger(log).log(level: type, message) }
