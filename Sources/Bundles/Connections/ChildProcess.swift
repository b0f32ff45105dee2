package import CLinux
import Glibc

/// A process that works for the host, for a bundle or for pictures: leader of a process group of its own, so that what it starts ends with it.
package final class ChildProcess {
    /// Its number until it is reaped.
    package let id: pid_t
    /// Readable when it has ended.
    package let end: OwnedDescriptor
    /// The host's end of the line to it, which does not wait.
    package let socket: OwnedDescriptor
    /// What it prints.
    package let output: OwnedDescriptor
    /// What it prints to standard error.
    package let errors: OwnedDescriptor
    /// From then on its number may be another's.
    private(set) var isReaped = false

    /// Starts `helper`, with more descriptors from number 4 on if it is given any. The process ends with the thread that calls this.
    package init(
        helper: String, arguments: [String], environment: [String: String], sharing extra: [OwnedDescriptor] = []
    ) throws(BundleError) {
        let socket = try DescriptorPair.sockets()
        let output = try DescriptorPair.pipe()
        let errors = try DescriptorPair.pipe()
        var given = [Self.socketNumber: socket.theirs, STDOUT_FILENO: output.theirs, STDERR_FILENO: errors.theirs]
        for (index, descriptor) in extra.enumerated() { given[Self.socketNumber + 1 + Int32(index)] = try DescriptorPair.high(descriptor) }
        let spawn = SpawnPlan(program: helper, arguments: arguments, environment: environment, descriptors: given)
        id = try spawn.run()
        self.socket = socket.ours
        self.output = output.ours
        self.errors = errors.ours
        for descriptor in [socket.ours, output.ours, errors.ours] { _ = widgethost_set_nonblocking(descriptor.number) }
        end = try Self.watch(id)
    }

    /// The number by which the helper finds its socket.
    package static let socketNumber: Int32 = 3

    /// Ends the process and all of its group.
    package func killGroup() {
        if !isReaped { _ = CLinux.kill(-id, SIGKILL) }
    }

    /// How it ended, waiting up to `milliseconds`; nil when it still runs. [once it has told]
    package func reap(within milliseconds: Int32) -> BundleEnd? {
        var wish = pollfd(fd: end.number, events: Int16(POLLIN), revents: 0)
        guard poll(&wish, 1, milliseconds) > 0 else { return nil }
        killGroup()
        var status: Int32 = 0
        var result: pid_t
        repeat { result = waitpid(id, &status, 0) } while result < 0 && errno == EINTR
        isReaped = true
        // Where SIGCHLD is ignored nobody learns the status.
        guard result == id else { return .exited(status: -1) }
        return status & 0x7f == 0 ? .exited(status: status >> 8 & 0xff) : .signalled(status & 0x7f)
    }

    private static func watch(_ id: pid_t) throws(BundleError) -> OwnedDescriptor {
        let number = widgethost_pidfd_open(id)
        guard number < 0 else { return OwnedDescriptor(number) }
        let error = errno
        _ = CLinux.kill(-id, SIGKILL)
        waitpid(id, nil, 0)
        throw .systemCall(name: "pidfd_open", error: error)
    }
}

/// Two ends of one line, ours and the child's.
package struct DescriptorPair {
    package let ours: OwnedDescriptor
    package let theirs: OwnedDescriptor

    static func sockets() throws(BundleError) -> DescriptorPair {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .systemCall(name: "socketpair", error: errno) }
        return try DescriptorPair(ours: ends[0], theirs: ends[1])
    }

    /// We read, they write.
    package static func pipe() throws(BundleError) -> DescriptorPair {
        var ends: [Int32] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .systemCall(name: "pipe2", error: errno) }
        return try DescriptorPair(ours: ends[0], theirs: ends[1])
    }

    // Numbers below 10 are what the child is given: an end that lay there, because this process had closed its own standard
    // input, would be written over while they are laid out.
    private init(ours: Int32, theirs: Int32) throws(BundleError) {
        let low = OwnedDescriptor(theirs)
        self.ours = OwnedDescriptor(ours)
        self.theirs = try Self.high(low)
    }

    /// The same file by a number of 10 or more.
    static func high(_ low: OwnedDescriptor) throws(BundleError) -> OwnedDescriptor {
        let number = widgethost_duplicate(low.number, 10)
        guard number >= 0 else { throw .systemCall(name: "fcntl", error: errno) }
        return OwnedDescriptor(number)
    }
}
