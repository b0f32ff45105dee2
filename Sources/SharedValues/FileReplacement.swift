internal import Foundation
internal import Glibc

/// Writes a file that takes another's place in one step.
enum FileReplacement {
    /// Puts bytes where a file is, or will be. [under the file's lock]
    static func write(_ bytes: [UInt8], to path: String) throws(ValueFileError) {
        let draft = path + ".new"
        // What lies there was left by who died, or is none of ours.
        unlink(draft)
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .systemCall(name: "open", path: draft, error: errno) }
        let error = writeAll(bytes, file)
        close(file)
        guard error == 0 else {
            unlink(draft)
            throw .systemCall(name: "write", path: draft, error: error)
        }
        guard rename(draft, path) == 0 else { throw .systemCall(name: "rename", path: path, error: errno) }
    }

    private static func writeAll(_ bytes: [UInt8], _ file: Int32) -> Int32 {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress.map { $0 + done }, $0.count - done) }
            guard count >= 0 || errno == EINTR else { return errno }
            done += max(0, count)
        }
        return 0
    }
}
