import Bundles
import CLinux
import Foundation

@main enum Main {
    static func main() {
        StandardDescriptors.fill()
        let words = Array(CommandLine.arguments.dropFirst())
        let inherited = ProcessInfo.processInfo.environment
        let arguments: Arguments
        do throws(HostError) { arguments = try Arguments(words, environment: inherited) } catch { fail(error) }
        let environment = arguments.locale.map { speaking($0, inherited) } ?? inherited
        guard arguments.isolation == .queue else { exit(core(arguments, environment)) }
        // A bundle owns the main thread of its process, here of this one.
        refuseExit()
        MainThread.run(blocking: Host.signals) { core(arguments, environment) }
    }

    // Bundles find their language in the environment of their process, which may be this one.
    private static func speaking(_ locale: String, _ environment: [String: String]) -> [String: String] {
        setenv("LC_ALL", locale, 1)
        return environment.merging(["LC_ALL": locale]) { $1 }
    }

    private static func fail(_ error: HostError) -> Never {
        Log(errors: STDERR_FILENO).say(error)
        exit(error.exitStatus)
    }
}

// Only a bundle calls `exit` here: a command in this process ends without it.
private func refuseExit() {
    atexit {
        let line = "widgethost: a bundle ended this process, and the command with it: run it with --isolation process\n"
        _ = writeAll(Array(line.utf8), to: STDERR_FILENO)
        _exit(ExitStatus.unavailable)
    }
}

/// Runs one command to its end. [core thread]
private func core(_ arguments: Arguments, _ environment: [String: String]) -> Int32 {
    do throws(HostError) {
        // It waits for the compiler, not for events.
        if case .build(let options) = arguments.command { return try BuildCommand(options, environment).run() }
        if case .previews(let options) = arguments.command, !options.isBundle {
            return try options.building(environment) { options throws(HostError) in
                let host = try Host(arguments, environment: environment)
                try host.run(PreviewsCommand(host, options))
                return host.status
            }
        }
        let host = try Host(arguments, environment: environment)
        return try perform(arguments.command, host)
    } catch {
        Log(errors: STDERR_FILENO).say(error)
        return error.exitStatus
    }
}

private func perform(_ command: Arguments.Command, _ host: Host) throws(HostError) -> Int32 {
    switch command {
    case .build: break
    case .help: host.print(usageText)
    case .version: host.print(versionText)
    case .list(let json): try host.run(ListCommand(host, json: json))
    case .render(let options): try host.run(RenderCommand(host, options))
    case .timeline(let options): try host.run(TimelineCommand(host, options))
    case .run(let options): try host.run(RunCommand(host, options))
    case .check(let options): try host.run(CheckCommand(host, options))
    case .previews(let options): try host.run(PreviewsCommand(host, options))
    case .serve(let options): try host.run(Daemon(host, options))
    case .control(let wish): try ControlConversation(host).run(wish)
    }
    return host.status
}
