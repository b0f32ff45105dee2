import CLinux
import Foundation

/// The figures of a bad day, each from a daemon of its own under load.
package enum Soak {
    /// Measures for so many minutes in all and prints a line a figure; the exit status, 1 where an aim was missed.
    package static func run(_ words: [String]) -> Int32 {
        guard words.count == 2, let minutes = Double(words[1]), minutes > 0, minutes <= 24 * 60 else {
            FileHandle.standardError.write(Data("usage: soak FOLDER-OF-PROGRAMS MINUTES\n".utf8))
            return 64
        }
        widgethost_buffer_output_by_line()
        signal(SIGPIPE, SIG_IGN)
        var isMet = true
        for measure in measures(words[0], seconds: minutes * 60) {
            do {
                for figure in try measure() {
                    print(figure.row)
                    isMet = isMet && figure.isMet
                }
            } catch {
                FileHandle.standardError.write(Data("soak: \(error)\n".utf8))
                return 1
            }
        }
        return isMet ? 0 : 1
    }

    private static func measures(_ programs: String, seconds: Double) -> [() throws -> [Figure]] {
        [
            { try BundleKillMeasure(programs: programs, seconds: seconds * 0.15).run() },
            { try ReloadSoak(programs: programs, seconds: seconds * 0.3).run() },
            { try HostKillMeasure(programs: programs, seconds: seconds * 0.4).run() },
            { try HostileClientsMeasure(programs: programs, seconds: seconds * 0.15).run() },
        ]
    }
}
