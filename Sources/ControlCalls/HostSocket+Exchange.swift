import Glibc

extension HostSocket {
    /// Bytes of an answer at most.
    private static let answerLimit = 64 << 20
    private static let appetite = 1 << 16

    /// Sends one line to the host and waits for the one that answers it; both without their line breaks.
    ///
    /// `seconds` are for each step. No signal is raised, whatever becomes of the host.
    package func exchange(_ line: [UInt8], within seconds: Int = 5) throws(CallError) -> [UInt8] {
        let connection = try connected(within: seconds)
        defer { close(connection) }
        try send(line + [UInt8(ascii: "\n")], on: connection, within: seconds)
        return try receiveLine(on: connection, within: seconds)
    }

    private func send(_ bytes: [UInt8], on connection: Int32, within seconds: Int) throws(CallError) {
        var sent = 0
        while sent < bytes.count {
            let (count, error) = bytes[sent...].withUnsafeBytes { bytes in
                (Glibc.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)), errno)
            }
            if count < 0, error == EINTR { continue }
            guard count > 0 else { throw interruption(error, within: seconds) }
            sent += count
        }
    }

    private func receiveLine(on connection: Int32, within seconds: Int) throws(CallError) -> [UInt8] {
        var answer: [UInt8] = []
        while answer.count < Self.answerLimit {
            let start = answer.count
            let (count, error) = withUnsafeTemporaryAllocation(byteCount: Self.appetite, alignment: 1) { buffer in
                let (count, error) = (recv(connection, buffer.baseAddress, buffer.count, 0), errno)
                if count > 0 { answer.append(contentsOf: buffer[..<count]) }
                return (count, error)
            }
            if count < 0, error == EINTR { continue }
            guard count > 0 else { throw count == 0 ? .closed(path: path) : interruption(error, within: seconds) }
            if let end = answer[start...].firstIndex(of: UInt8(ascii: "\n")) { return Array(answer[..<end]) }
        }
        throw .closed(path: path)
    }

    private func interruption(_ error: Int32, within seconds: Int) -> CallError {
        error == EAGAIN || error == EINPROGRESS ? .timedOut(path: path, after: seconds) : .closed(path: path)
    }
}
