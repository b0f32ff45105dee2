import Control
import Foundation
import SharedValues

/// A value that an app writes until another process, the daemon, reads it, and until that process has told who listens to it.
struct DefaultsMeasure {
    let programs: String

    private static let turns = 1_000
    private static let suite = "group.example.bench"

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        let client = try host.start(idle: 60)
        // As a bundle and an app write, whose `UserDefaults` are this.
        guard let path = ValuePlaces(environment: ["XDG_DATA_HOME": "\(host.folder)/data"]).file(ofSuite: Self.suite) else {
            throw BenchError.neverCame("a place for the suite")
        }
        let file = ValueFile(path: path)
        try write(0, client)
        let reading = try (1...Self.turns).map { try read($0, file, client) }
        guard let listener = LineSocket(host.place), listener.ask(Self.subscription) != nil else {
            throw BenchError.neverCame("the socket")
        }
        let telling = try (1...Self.turns).map { try tell(-$0, file, listener) }
        return [
            Figure(name: "defaults, write to read elsewhere, p50", value: Samples(reading).median, unit: "ms", aim: 5),
            Figure(name: "defaults, write to read elsewhere, p99", value: Samples(reading).rank(0.99), unit: "ms", aim: 5),
            Figure(name: "defaults, write to event elsewhere, p50", value: Samples(telling).median, unit: "ms", aim: 5),
            Figure(name: "defaults, write to event elsewhere, p99", value: Samples(telling).rank(0.99), unit: "ms", aim: 5),
        ]
    }

    private static let subscription = Array(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"events.subscribe\",\"params\":{\"topics\":[\"defaults\"]}}\n".utf8)

    /// The suite is there from now on.
    private func write(_ value: Int, _ client: ControlClient) throws {
        _ = try client.call(.defaultsSet(DefaultsChange(suite: Self.suite, key: "turn", value: .int(value))), as: NoResult.self)
    }

    /// In milliseconds.
    private func read(_ value: Int, _ file: ValueFile, _ client: ControlClient) throws -> Double {
        let begin = uptime()
        try file.change { $0["turn"] = .whole(Int64(value)) }
        while try client.call("defaults.get", ["suite": .string(Self.suite), "key": "turn"])["value"] != .int(value) {
            guard uptime() < begin + 5 else { throw BenchError.neverCame("the value \(value)") }
        }
        return (uptime() - begin) * 1_000
    }

    private func tell(_ value: Int, _ file: ValueFile, _ listener: LineSocket) throws -> Double {
        let begin = uptime()
        try file.change { $0["turn"] = .whole(Int64(value)) }
        guard listener.line(within: 5) else { throw BenchError.neverCame("the event of \(value)") }
        return (uptime() - begin) * 1_000
    }
}
