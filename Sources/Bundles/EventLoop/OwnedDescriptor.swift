import CLinux
import Glibc

/// A file descriptor that is closed with its owner.
package final class OwnedDescriptor: Sendable {
    package let number: Int32

    /// Takes over `number`.
    package init(_ number: Int32) { self.number = number }

    deinit { close(number) }
}

extension OwnedDescriptor {
    /// What became of an attempt to read.
    package enum ReadResult { case some, nothingNow, atEnd }

    /// Reads once, without waiting if the descriptor does not.
    package func read(atMost count: Int, _ take: (UnsafeRawBufferPointer) -> Void) -> ReadResult {
        withUnsafeTemporaryAllocation(byteCount: count, alignment: 8) { buffer in
            var length: Int
            repeat { length = CLinux.read(number, buffer.baseAddress, count) } while length < 0 && errno == EINTR
            guard length > 0 else { return length < 0 && errno == EAGAIN ? .nothingNow : .atEnd }
            take(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
            return .some
        }
    }
}
