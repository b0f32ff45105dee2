import Bundles

/// A sub-command that works by events, until it ends its host.
protocol HostCommand: AnyObject {
    /// Begins the work; what follows happens in the host's loop.
    func start() throws(HostError)
    /// Called at the end, however it came.
    func finish()
}

extension HostCommand {
    func finish() {}
}

extension Host {
    /// Runs a command to its end.
    func run(_ command: some HostCommand) throws(HostError) {
        defer { command.finish() }
        try command.start()
        if !hasEnded { loop.run() }
    }
}
