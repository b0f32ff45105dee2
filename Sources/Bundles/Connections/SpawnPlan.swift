package import CLinux
import Glibc

/// A program to be started by posix_spawn: with these descriptors and no others, no signal blocked, in a process group of its own.
package struct SpawnPlan {
    private let program: String
    private let arguments: [String]
    private let environment: [String: String]
    /// The child's numbers, 1 and up without a gap, and ours, which are 10 at least; its standard input is empty.
    private let descriptors: [Int32: OwnedDescriptor]

    package init(program: String, arguments: [String], environment: [String: String], descriptors: [Int32: OwnedDescriptor]) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.descriptors = descriptors
    }

    /// A program of which nobody reads what it prints.
    package static func silent(program: String, arguments: [String], environment: [String: String]) throws(BundleError) -> SpawnPlan {
        let number = Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { throw .systemCall(name: "open", error: errno) }
        let nowhere = try DescriptorPair.high(OwnedDescriptor(number))
        return SpawnPlan(
            program: program, arguments: arguments, environment: environment,
            descriptors: [STDOUT_FILENO: nowhere, STDERR_FILENO: nowhere])
    }

    /// Starts it and gives its number.
    package func run() throws(BundleError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        for (theirs, ours) in descriptors { posix_spawn_file_actions_adddup2(&actions, ours.number, theirs) }
        posix_spawn_file_actions_addclosefrom_np(&actions, Int32(descriptors.count + 1))
        var id: pid_t = 0
        let error = withAttributes { attributes in
            withStrings(arguments) { arguments in
                withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                    posix_spawn(&id, program, &actions, attributes, arguments, environment)
                }
            }
        }
        guard error == 0 else { throw .notSpawned(path: program, error: error) }
        return id
    }

    private func withAttributes<Result>(_ body: (UnsafePointer<posix_spawnattr_t>) -> Result) -> Result {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        return body(&attributes)
    }
}

private func withStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
}
