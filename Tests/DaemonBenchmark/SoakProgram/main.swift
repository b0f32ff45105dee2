import DaemonBenchmark
import Glibc

// soak FOLDER-OF-PROGRAMS MINUTES: what the project promises of its worst day, measured. `Tests/soak` calls it.
exit(Soak.run(CommandLine.arguments.dropFirst().map { $0 }))
