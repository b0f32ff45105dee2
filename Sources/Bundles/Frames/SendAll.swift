import CLinux
import Glibc

/// Sends both parts, one after the other, in one call where the socket takes them at once; ends early when the other end is gone.
///
/// One call, because who waits for the whole is otherwise woken for the first part too.
func sendAll(_ head: UnsafeRawBufferPointer, _ body: UnsafeRawBufferPointer, to socket: Int32) {
    var (head, body) = (head, body)
    while !head.isEmpty || !body.isEmpty {
        let count = sendOnce(head, body, to: socket)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        body = UnsafeRawBufferPointer(rebasing: body.dropFirst(max(0, count - head.count)))
        head = UnsafeRawBufferPointer(rebasing: head.dropFirst(count))
    }
}

private func sendOnce(_ head: UnsafeRawBufferPointer, _ body: UnsafeRawBufferPointer, to socket: Int32) -> Int {
    withUnsafeTemporaryAllocation(of: iovec.self, capacity: 2) { parts in
        parts.initializeElement(at: 0, to: iovec(head))
        parts.initializeElement(at: 1, to: iovec(body))
        var message = msghdr()
        message.msg_iov = parts.baseAddress
        message.msg_iovlen = parts.count
        return sendmsg(socket, &message, Int32(MSG_NOSIGNAL))
    }
}

extension iovec {
    fileprivate init(_ bytes: UnsafeRawBufferPointer) {
        self.init(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
    }
}
