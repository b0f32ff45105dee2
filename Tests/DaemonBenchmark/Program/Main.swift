import DaemonBenchmark
import Glibc

/// Measures the daemon, each verb with a `widgethost serve` of its own.
///
///     daemon-bench FOLDER-OF-PROGRAMS [VERB]   status, reload, tap, defaults, engine, start, idle or memory; all of them without a verb
@main struct Main {
    static func main() { exit(Verb.run(CommandLine.arguments.dropFirst().map { $0 })) }
}
