import Bundles
import Foundation
import Scheduling

/// How long bundles may take and how long they are waited for, the same for every command; in seconds.
struct Times: Hashable {
    var deadlines = EngineSettings.foreground.deadlines
    /// The wait after a first failure; it doubles with each one that follows.
    var retry = EngineSettings.foreground.backoff.first
    /// How long a bundle runs without work, where it can be ended and started again.
    var idle = 30.0
    /// How long a bundle may take to say what settings there are.
    var options = 10.0
    /// How long an action may take.
    var perform = 30.0
    /// Processor time that a bundle may use while one request is open.
    var processor = ProcessLimits().processor

    /// The variable by which tests set others, as in "timeline=0.5,retry=1".
    static let variable = "WIDGETHOST_TIMES"

    init() {}

    init(environment: [String: String]) throws(HostError) {
        for item in (environment[Self.variable] ?? "").split(separator: ",") { try set(item) }
    }

    /// How the engine measures a foreground run.
    var engine: EngineSettings {
        var settings = EngineSettings.foreground
        settings.deadlines = deadlines
        settings.backoff.first = retry
        return settings
    }

    /// How the engine measures the daemon's placements.
    func serving(_ ration: ServeOptions) -> EngineSettings {
        EngineSettings(
            deadlines: deadlines, backoff: EngineSettings.Backoff(first: retry), dailyBudget: ration.dailyBudget,
            leastSpacing: ration.leastSpacing)
    }

    /// What a bundle's process may use; `memory` in bytes, or the usual where it was not said.
    func processLimits(memory: UInt64?) -> ProcessLimits {
        ProcessLimits(memory: memory ?? ProcessLimits().memory, processor: processor)
    }

    private static var names: [(name: Substring, path: WritableKeyPath<Times, TimeInterval>)] {
        [
            ("start", \.deadlines.start), ("placeholder", \.deadlines.placeholder), ("snapshot", \.deadlines.snapshot),
            ("timeline", \.deadlines.timeline), ("options", \.options), ("perform", \.perform), ("retry", \.retry),
            ("idle", \.idle), ("processor", \.processor),
        ]
    }

    private mutating func set(_ item: Substring) throws(HostError) {
        let parts = item.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let seconds = TimeInterval(parts[1]), (0.001...86_400).contains(seconds),
            let path = Self.names.first(where: { $0.name == parts[0] })?.path
        else {
            let names = Self.names.map(\.name).joined(separator: ", ")
            throw .badValue(Self.variable, String(item), expected: "NAME=SECONDS, where the names are \(names)")
        }
        self[keyPath: path] = seconds
    }
}

/// A number of seconds in words, as in "2 seconds" or "0.5 seconds".
func secondsText(_ seconds: TimeInterval) -> String {
    seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
}
