import CLinux
import Glibc

/// A file descriptor that is closed with its owner.
final class Descriptor: Sendable {
    let number: Int32

    /// Takes over `number`.
    init(_ number: Int32) { self.number = number }

    /// Takes over what a system call gave, or throws why it gave nothing.
    convenience init(of call: String, _ number: Int32) throws(ControlError) {
        guard number >= 0 else { throw .systemCall(name: call, error: errno) }
        self.init(number)
    }

    deinit { close(number) }

    /// What the descriptor stands for.
    func status() throws(ControlError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .systemCall(name: "fstat", error: errno) }
        return status
    }
}
