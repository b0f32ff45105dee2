import Control
import Foundation

/// What the host and ten bundles hold together when each has just shown its timeline.
struct MemoryMeasure {
    let programs: String

    private static let bundles = 10

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        let names = (0..<Self.bundles).map { "Widget\($0)" }
        for name in names { try host.install(as: name) }
        let client = try host.start(idle: 600)
        for name in names { try host.place("LadderWidget", count: 1, bundle: name, client) }
        sleep(2)
        let family = host.daemon.family
        guard host.bundles.count == Self.bundles else { throw BenchError.neverCame("a process for every bundle") }
        let total = family.map(\.proportionalMemory).reduce(0, +)
        let each = Dictionary(grouping: family, by: \.program).sorted { $0.key < $1.key }.map { program, processes in
            String(format: "%d × %@ %.1f", processes.count, program, processes.map(\.proportionalMemory).reduce(0, +))
        }
        return [
            Figure(
                name: "the host and \(Self.bundles) bundles at rest", value: total, unit: "MiB PSS", aim: 90,
                note: each.joined(separator: ", "))
        ]
    }
}
