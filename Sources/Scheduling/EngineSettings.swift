package import Foundation

/// The figures by which the engine measures providers; all times in seconds.
package struct EngineSettings: Hashable, Sendable {
    package var deadlines: Deadlines
    package var backoff: Backoff
    /// Policy reloads of one placement within any 24 hours; nil for as many as come.
    package var dailyBudget: Int?
    /// The least time from one policy reload of a placement to the next.
    package var leastSpacing: TimeInterval

    package init(deadlines: Deadlines = Deadlines(), backoff: Backoff = Backoff(), dailyBudget: Int?, leastSpacing: TimeInterval) {
        self.deadlines = deadlines
        self.backoff = backoff
        self.dailyBudget = dailyBudget
        self.leastSpacing = leastSpacing
    }

    /// The daemon's: reloads are rationed as on a phone.
    package static let serving = EngineSettings(dailyBudget: 70, leastSpacing: 300)
    /// A foreground run's: no ration; the second only keeps a provider that is always due from spinning.
    package static let foreground = EngineSettings(dailyBudget: nil, leastSpacing: 1)

    /// How long a provider may take, by what was asked.
    package struct Deadlines: Hashable, Sendable {
        /// Until the provider has the request in hand: its process may have to start first.
        package var start: TimeInterval
        package var placeholder: TimeInterval
        package var snapshot: TimeInterval
        package var timeline: TimeInterval

        package init(start: TimeInterval = 10, placeholder: TimeInterval = 2, snapshot: TimeInterval = 10, timeline: TimeInterval = 30) {
            self.start = start
            self.placeholder = placeholder
            self.snapshot = snapshot
            self.timeline = timeline
        }

        /// How long an answer to one stage may take.
        package func limit(for stage: Stage) -> TimeInterval {
            switch stage {
            case .placeholder: placeholder
            case .snapshot: snapshot
            case .timeline: timeline
            }
        }
    }

    /// The wait after a failure: doubled with each one, up to `longest`.
    package struct Backoff: Hashable, Sendable {
        package var first: TimeInterval
        package var longest: TimeInterval

        package init(first: TimeInterval = 30, longest: TimeInterval = 3600) {
            self.first = first
            self.longest = longest
        }

        func wait(after failures: Int) -> TimeInterval {
            min(first * exp2(Double(max(failures - 1, 0))), longest)
        }
    }
}
