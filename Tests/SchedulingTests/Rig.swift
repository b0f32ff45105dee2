import Foundation
import Scheduling

typealias Engine = TimelineEngine<String>
typealias Effect = Engine.Effect

let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
let clock = Provider(bundle: "clock.so", kind: "Clock")
let one = PlacementID(1)

/// An engine with a clock of its own and a memory for what it asked last.
struct Rig {
    var engine: Engine
    var now = start
    var asked: [PlacementID: Engine.Request] = [:]

    init(_ settings: EngineSettings = .serving) { engine = Engine(settings: settings) }

    @discardableResult
    mutating func send(_ event: Engine.Event) -> [Effect] {
        let effects = engine.handle(event, now: now)
        for case .ask(let request) in effects { asked[request.placement.id] = request }
        return effects
    }

    @discardableResult
    mutating func add(_ id: PlacementID = one, stages: ClosedRange<Stage> = .timeline ... .timeline, provider: Provider = clock) -> [Effect]
    {
        send(.added(Placement(id: id, provider: provider, family: "systemSmall", stages: stages)))
    }

    /// Answers the request under way with entries at seconds from now.
    @discardableResult
    mutating func reply(
        _ entries: [(Double, String)], _ policy: ReloadPolicy = .never, to id: PlacementID = one
    ) -> [Effect] {
        guard let request = asked[id] else { return [] }
        let answer = Answer(entries: entries.map { Entry(date: now + $0.0, content: $0.1) }, policy: policy)
        return send(.replied(request.number, answer))
    }

    @discardableResult
    mutating func fail(_ failure: Failure = .lost("it trapped"), of id: PlacementID = one) -> [Effect] {
        guard let request = asked[id] else { return [] }
        return send(.failed(request.number, failure))
    }

    @discardableResult
    mutating func wake(after seconds: Double) -> [Effect] {
        now += seconds
        return send(.wake)
    }

    /// Seconds from now to the next wake.
    var sleep: Double? { engine.nextWake.map { ($0.timeIntervalSince(now) * 100).rounded() / 100 } }
}

extension [Effect] {
    var shown: [String] {
        compactMap { if case .show(_, let showing) = $0 { showing.entry.content } else { nil } }
    }
    var asked: [Stage] {
        compactMap { if case .ask(let request) = $0 { request.stage } else { nil } }
    }
    var kept: [KeepReason] {
        compactMap { if case .keep(_, let reason, _) = $0 { reason } else { nil } }
    }
    var notes: [Note] {
        compactMap { if case .note(_, let note) = $0 { note } else { nil } }
    }
}

/// SplitMix64: the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
