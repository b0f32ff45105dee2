import CLinux
import Glibc

/// Writes all of `bytes`, in pieces of so many; the error number when that fails.
///
/// Whoever is at the other end may not read. Signals that are taken in the event loop would then wait for ever, so they do here what they
/// do by default.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, piece: Int = Int(PIPE_BUF)) -> Int32? {
    var offset = 0
    while offset < bytes.count {
        waitUntilWritable(descriptor)
        let size = min(bytes.count - offset, piece)
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: offset), size) }
        if count > 0 { offset += count } else if count < 0, errno != EINTR, errno != EAGAIN { return errno }
    }
    return nil
}

// Where there is room nothing is interrupted; a piece of PIPE_BUF bytes then never waits.
private func waitUntilWritable(_ descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, 0) == 0 else { return }
    var none = sigset_t()
    sigemptyset(&none)
    ppoll(&entry, 1, nil, &none)
}
