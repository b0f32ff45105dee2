import CLinux
import Control
import Glibc

/// Measures the control socket beside a raw one, and stands in for a host and for a caller where a test needs a process of its own.
///
///     control-bench [PINGPONG [SECONDS]]   p50 and p99 of host.status over a kept connection, beside the raw floor
///     control-bench serve PATH [CPU]       a host that answers at PATH
///     control-bench ask PATH METHOD        one question; the answer on standard output
@main struct Main {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { $0 }
        do {
            switch arguments.first {
            case "serve" where arguments.count >= 2:
                try BenchHost.run(at: SocketPlace(path: arguments[1]), cpu: arguments.dropFirst(2).first)
            case "ask" where arguments.count == 3:
                print(try ControlClient(SocketPlace(path: arguments[1])).call(arguments[2], nil).text)
            default: try Comparison(pingpong: arguments.first, seconds: arguments.dropFirst().first.flatMap(Double.init) ?? 2).run()
            }
        } catch {
            print("\(error)")
            exit(1)
        }
    }
}
