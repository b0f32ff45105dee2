import CLinux
import Foundation

/// The figures of a bad day, each from a daemon of its own under load.
package enum Soak {
    /// What can be measured, and its share of the time where all is.
    private enum Measure: String, CaseIterable {
        case bundles, reloads, host, clients

        var share: Double {
            switch self {
            case .bundles, .clients: 0.15
            case .reloads: 0.3
            case .host: 0.4
            }
        }

        func figures(_ programs: String, seconds: Double) throws -> [Figure] {
            switch self {
            case .bundles: try BundleKillMeasure(programs: programs, seconds: seconds).run()
            case .reloads: try ReloadSoak(programs: programs, seconds: seconds).run()
            case .host: try HostKillMeasure(programs: programs, seconds: seconds).run()
            case .clients: try HostileClientsMeasure(programs: programs, seconds: seconds).run()
            }
        }
    }

    /// Measures for so many minutes in all and prints a line a figure; the exit status, 1 where an aim was missed.
    package static func run(_ words: [String]) -> Int32 {
        let named: [Measure]? = words.dropFirst(2).first.map { Measure(rawValue: $0).map { [$0] } } ?? Measure.allCases
        guard (2...3).contains(words.count), let minutes = Double(words[1]), minutes > 0, minutes <= 24 * 60, let chosen = named else {
            let names = Measure.allCases.map(\.rawValue).joined(separator: "|")
            FileHandle.standardError.write(Data("usage: soak FOLDER-OF-PROGRAMS MINUTES [\(names)]\n".utf8))
            return 64
        }
        widgethost_buffer_output_by_line()
        signal(SIGPIPE, SIG_IGN)
        var isMet = true
        for measure in chosen {
            do {
                let share = chosen.count == 1 ? 1 : measure.share
                for figure in try measure.figures(words[0], seconds: minutes * 60 * share) {
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
}
