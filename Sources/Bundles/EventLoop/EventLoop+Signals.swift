package import CLinux
import Glibc

extension EventLoop {
    /// Calls `action` for each of these signals instead of what they do by default; a second call replaces the first.
    ///
    /// They are blocked on this thread here; on threads that were there before, `blockSignals` must have done so.
    package func onSignals(_ numbers: [Int32], _ action: @escaping (Int32) -> Void) throws(BundleError) {
        if let signals { unwatch(signals.watch) }
        var set = Self.blockSignals(numbers)
        let number = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
        guard number >= 0 else { throw .systemCall(name: "signalfd", error: errno) }
        let descriptor = OwnedDescriptor(number)
        let watch = try watch(number, .readable) { _ in
            var info = signalfd_siginfo()
            while read(number, &info, MemoryLayout<signalfd_siginfo>.size) > 0 { action(Int32(bitPattern: info.ssi_signo)) }
        }
        signals = (descriptor, watch)
    }

    /// Blocks these signals on this thread and on those it starts.
    @discardableResult
    package static func blockSignals(_ numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        return set
    }

    /// Lets these signals do what they do by default, for a program that waits outside of a loop.
    package static func unblockSignals(_ numbers: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}
