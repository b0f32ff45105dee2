import CLinux
import Foundation

/// What can be measured.
package enum Verb: String, CaseIterable {
    case status, reload, tap, defaults, engine, start, idle, memory

    static var names: String { allCases.map(\.rawValue).joined(separator: "|") }

    /// All without a word, nil for a word that is none.
    static func chosen(_ word: String?) -> [Verb]? {
        guard let word else { return allCases }
        return Verb(rawValue: word).map { [$0] }
    }

    /// Measures what is asked for and prints a line a figure; the exit status.
    package static func run(_ words: [String]) -> Int32 {
        guard let programs = words.first, words.count <= 2, let verbs = chosen(words.dropFirst().first) else {
            return fail("usage: daemon-bench FOLDER-OF-PROGRAMS [\(names)]", status: 64)
        }
        widgethost_buffer_output_by_line()
        for verb in verbs {
            do { for figure in try verb.measure(programs) { print(figure.row) } } catch {
                return fail("daemon-bench \(verb.rawValue): \(error)", status: 1)
            }
        }
        return 0
    }

    private static func fail(_ words: String, status: Int32) -> Int32 {
        FileHandle.standardError.write(Data("\(words)\n".utf8))
        return status
    }

    private func measure(_ programs: String) throws -> [Figure] {
        switch self {
        case .status: try StatusMeasure(programs: programs, pingpong: ProcessInfo.processInfo.environment["PINGPONG"] ?? "").run()
        case .reload: try ReloadMeasure(programs: programs).run()
        case .tap: try TapMeasure(programs: programs).run()
        case .defaults: try DefaultsMeasure(programs: programs).run()
        case .engine: try EngineMeasure(programs: programs).run()
        case .start: try StartMeasure(programs: programs).run()
        case .idle: try IdleMeasure(programs: programs).run()
        case .memory: try MemoryMeasure(programs: programs).run()
        }
    }
}
