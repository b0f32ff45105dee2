internal import Foundation
internal import Synchronization

/// Where the lines go.
package enum LogOutput {
    package typealias Writer = @Sendable (OSLogType, String) -> Void

    private static let writer = Mutex<Writer?>(nil)

    /// Has lines written by the host from now on.
    package static func use(_ new: @escaping Writer) { writer.withLock { $0 = new } }

    static func write(_ level: OSLogType, _ line: String) {
        if let write = writer.withLock({ $0 }) { return write(level, line) }
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
