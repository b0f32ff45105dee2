import BundleMessages
import Control
import Foundation
import Scheduling

/// What happened in a foreground run, as it is told to programs: one line of JSON each.
enum RunEvent: Hashable {
    /// A picture came on screen; `file` is where it was written.
    case shown(Stage, index: Int, date: Date, file: String?)
    /// Another entry holds that looks like the one on screen.
    case unchanged(Stage, index: Int, date: Date)
    /// The provider was asked.
    case asked(Stage)
    /// The last picture stays.
    case kept(reason: String, retry: Date?)
    /// The run is over: `shown` entries came on screen.
    case ended(shown: Int)

    func json(kind: String, family: Family, now: Date) -> JSONValue {
        var members: [(String, JSONValue)] = [("event", .string(name)), ("time", .date(now))]
        members += [("kind", .string(kind)), ("family", .string(family.name))] + details
        return .object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })
    }

    private var name: String {
        switch self {
        case .shown: "shown"
        case .unchanged: "unchanged"
        case .asked: "asked"
        case .kept: "kept"
        case .ended: "ended"
        }
    }

    private var details: [(String, JSONValue)] {
        switch self {
        case .shown(let stage, let index, let date, let file):
            RunEvent.entry(stage, index, date) + (file.map { [("file", .string($0))] } ?? [])
        case .unchanged(let stage, let index, let date): RunEvent.entry(stage, index, date)
        case .asked(let stage): [("view", .string(stage.name))]
        case .kept(let reason, let retry): [("reason", .string(reason)), ("retry", retry.map(JSONValue.date) ?? .null)]
        case .ended(let shown): [("shown", .int(shown))]
        }
    }

    private static func entry(_ stage: Stage, _ index: Int, _ date: Date) -> [(String, JSONValue)] {
        [("view", .string(stage.name)), ("index", .int(index)), ("date", .date(date))]
    }
}
