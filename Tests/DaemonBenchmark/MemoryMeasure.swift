import Control
import Foundation

/// What the host and ten bundles hold together at rest: each bundle has shown its timeline, and nothing has been drawn for a while, so
/// that only they are left.
struct MemoryMeasure {
    let programs: String

    private static let bundles = 10

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        let names = (0..<Self.bundles).map { "Widget\($0)" }
        for name in names { try host.install(as: name) }
        let client = try host.start(idle: 600)
        for name in names { try host.place("LadderWidget", count: 1, bundle: name, client) }
        // All give memory back when they have had nothing to do for some seconds.
        sleep(5)
        let before = Self.total(host.daemon.family)
        try host.wait(for: "the end of the process that draws") {
            host.daemon.family.allSatisfy { $0.program != "widgethost-draw" }
        }
        guard host.bundles.count == Self.bundles else { throw BenchError.neverCame("a process for every bundle") }
        let family = host.daemon.family
        let each = Dictionary(grouping: family, by: \.program).sorted { $0.key < $1.key }.map { program, processes in
            String(format: "%d × %@ %.1f", processes.count, program, Self.total(processes))
        }
        let note = each.joined(separator: ", ") + String(format: "; %.1f while widgethost-draw was there", before)
        return [
            Figure(name: "the host and \(Self.bundles) bundles at rest", value: Self.total(family), unit: "MiB PSS", aim: 90, note: note)
        ]
    }

    private static func total(_ processes: [RunningProcess]) -> Double { processes.map(\.proportionalMemory).reduce(0, +) }
}
