import Bundles
import CLinux
import Glibc

/// The signals by which a user ends a build, taken where the build waits, so that it leaves nothing behind.
package final class Interruptions {
    /// Readable when such a signal has come.
    let descriptor: OwnedDescriptor

    /// Takes SIGINT, SIGTERM and SIGHUP from this thread; to be called before others are started.
    package init() throws(BuildError) {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        let number = signalfd(-1, &set, Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK))
        guard number >= 0 else { throw .system(name: "signalfd", error: errno) }
        descriptor = OwnedDescriptor(number)
    }

    /// Waits so long, or until a signal comes.
    func wait(milliseconds: Int32) throws(BuildError) {
        var wish = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
        _ = poll(&wish, 1, milliseconds)
        try check()
    }

    /// Throws when a signal has come.
    func check() throws(BuildError) {
        var info = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        guard read(descriptor.number, &info, size) == size else { return }
        throw .interrupted(Int32(info.ssi_signo))
    }
}
