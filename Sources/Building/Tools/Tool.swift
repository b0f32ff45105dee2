import Bundles
import CLinux
import Glibc

/// A program of the toolchain, run to its end.
struct Tool {
    let program: String
    let arguments: [String]
    let environment: [String: String]
    let interruptions: Interruptions

    /// Runs it and hands over what it prints, standard output and errors alike, as it comes; its status by the rules of a shell.
    ///
    /// What it has started ends with it, and with this thread's interruption.
    func run(onOutput: (UnsafeRawBufferPointer) -> Void) throws(BuildError) -> Int32 {
        let (id, output) = try start()
        do throws(BuildError) {
            try listen(to: output, onOutput)
        } catch {
            kill(-id, SIGKILL)
            _ = wait(for: id)
            throw error
        }
        return wait(for: id)
    }

    private func listen(to output: OwnedDescriptor, _ take: (UnsafeRawBufferPointer) -> Void) throws(BuildError) {
        while true {
            var wishes = [interruptions.descriptor, output].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
            _ = poll(&wishes, 2, -1)
            try interruptions.check()
            guard wishes[1].revents != 0 else { continue }
            if output.read(atMost: 1 << 16, take) == .atEnd { return }
        }
    }

    // Our copy of the end that it writes to must be gone: the other end would never be read to its end.
    private func start() throws(BuildError) -> (pid_t, OwnedDescriptor) {
        do throws(BundleError) {
            let pipe = try DescriptorPair.pipe()
            let plan = SpawnPlan(
                program: program, arguments: [program] + arguments, environment: environment,
                descriptors: [STDOUT_FILENO: pipe.theirs, STDERR_FILENO: pipe.theirs])
            return (try plan.run(), pipe.ours)
        } catch { throw BuildError(error) }
    }

    private func wait(for id: pid_t) -> Int32 {
        var status: Int32 = 0
        var result: pid_t
        repeat { result = waitpid(id, &status, 0) } while result < 0 && errno == EINTR
        guard result == id else { return -1 }
        return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
    }
}

extension BuildError {
    init(_ error: BundleError) {
        switch error {
        case .notSpawned(let path, let number): self = .unreadable(path: path, error: number)
        case .systemCall(let name, let number): self = .system(name: name, error: number)
        default: self = .refused(error)
        }
    }
}
