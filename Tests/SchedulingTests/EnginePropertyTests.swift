import Foundation
import Scheduling
import Testing

/// What must hold whatever happens, checked after each of many random events.
@Suite struct EnginePropertyTests {
    private struct World {
        var rig: Rig
        var random: SeededGenerator
        var outstanding: [PlacementID: RequestNumber] = [:]
        var everShown: Set<PlacementID> = []
        var lastDate: [PlacementID: Date] = [:]
        var past: [RequestNumber] = []
        var stacks: [PlacementID: String] = [:]

        init(seed: UInt64) {
            random = SeededGenerator(state: seed)
            rig = Rig(seed % 2 == 0 ? .serving : .foreground)
        }

        mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        mutating func pickID() -> PlacementID { PlacementID(UInt64(pick(6))) }
        mutating func pickNumber() -> RequestNumber {
            let known = outstanding.values.sorted { $0.rawValue < $1.rawValue } + past.suffix(3)
            return known.randomElement(using: &random) ?? RequestNumber(999)
        }

        mutating func answer() -> Answer<String> {
            let entries = (0..<pick(6)).map { _ -> Entry<String> in
                let offset: TimeInterval = pick(20) == 0 ? .nan : Double(pick(4_000) - 400) / 10
                let relevance = pick(3) == 0 ? nil : Relevance(score: Float(pick(4)), duration: Double(pick(3) * 60))
                return Entry(date: pick(30) == 0 ? .distantFuture : rig.now + offset, relevance: relevance, content: "\(pick(5))")
            }
            let policies: [ReloadPolicy] = [.atEnd, .never, .after(rig.now + Double(pick(900) - 60)), .after(.distantFuture)]
            return Answer(entries: entries, policy: policies[pick(4)])
        }

        mutating func event() -> Engine.Event {
            let provider = Provider(bundle: "b\(pick(2))", kind: "k\(pick(2))")
            let scopes: [Engine.Scope] = [.all, .kind("k1"), .placement(pickID()), .provider(provider)]
            switch pick(17) {
            case 0, 1:
                let stages: [ClosedRange<Stage>] = [.placeholder ... .timeline, .timeline ... .timeline, .placeholder ... .snapshot]
                return .added(Placement(id: pickID(), provider: provider, family: "f\(pick(2))", stages: stages[pick(3)]))
            case 2: return pick(6) == 0 ? .removed(pickID()) : .networkReturned
            case 3: return .began(pickNumber())
            case 4, 5, 6, 7: return .replied(pickNumber(), answer())
            case 8: return .failed(pickNumber(), pick(2) == 0 ? .lost("gone") : .refused("no"))
            case 9, 10: return .reloadAsked(scopes[pick(4)], [.bundle, .push, .tap, .explicit][pick(4)])
            case 11: return pick(4) == 0 ? .newBuild(bundle: "b0") : .resumed(provider)
            case 12: return pick(4) == 0 ? .suspended(provider, reason: "quarantine") : .resumed(provider)
            case 13:
                let seconds = Double(pick(20_000) - 10_000)
                rig.now += seconds
                return .clockJumped(by: seconds)
            case 14: return .stacked(pickID(), pick(4) == 0 ? nil : StackPlace(stack: "s\(pick(2))", position: pick(3)))
            default:
                rig.now = pick(2) == 0 ? max(rig.engine.nextWake ?? rig.now, rig.now) : rig.now + Double(pick(5_000)) / 10
                return .wake
            }
        }

        mutating func step() {
            let event = event()
            if case .removed(let id) = event { forget(id) }
            if case .clockJumped = event { lastDate = [:] }
            if case .stacked(let id, let place) = event, rig.engine.placements.contains(id) { stacks[id] = place?.stack }
            let before = outstanding
            for effect in rig.send(event) { take(effect, answered: before) }
            if case .replied(let number, _) = event { settle(number) }
            if case .failed(let number, _) = event { settle(number) }
            check(after: event)
        }

        private mutating func take(_ effect: Effect, answered: [PlacementID: RequestNumber]) {
            switch effect {
            case .ask(let request):
                let id = request.placement.id
                if let old = outstanding[id] { #expect(rig.engine.status(of: id, now: rig.now)?.request != old) }
                outstanding[id] = request.number
            case .abandon(let number):
                past.append(number)
                outstanding = outstanding.filter { $0.value != number }
            case .show(let id, let showing), .unchanged(let id, let showing):
                everShown.insert(id)
                if showing.stage == .timeline, showing.why == .due, let last = lastDate[id] { #expect(showing.entry.date > last) }
                if showing.stage == .timeline { lastDate[id] = showing.entry.date }
                #expect(showing.stage != .timeline || showing.entry.date <= rig.now + 0.02)
            case .keep, .note, .rotate: break
            }
        }

        private mutating func settle(_ number: RequestNumber) {
            past.append(number)
            outstanding = outstanding.filter { $0.value != number }
        }

        private mutating func forget(_ id: PlacementID) {
            everShown.remove(id)
            lastDate[id] = nil
            stacks[id] = nil
        }

        /// Of each stack one is seen, and none that is hidden has a higher score.
        private func checkStacks(after event: Engine.Event) {
            for members in Dictionary(grouping: stacks.keys, by: { stacks[$0] }).values {
                let tops = members.filter { rig.engine.status(of: $0, now: rig.now)?.isOnTop == true }
                #expect(tops.count == 1, "seen of a stack after \(event)")
                let highest = members.map(score).max() ?? 0
                #expect(tops.first.map(score) == highest || highest == 0, "hidden after \(event)")
            }
        }

        private func score(_ id: PlacementID) -> Float {
            guard let entry = rig.engine.status(of: id, now: rig.now)?.entry, let relevance = entry.relevance else { return 0 }
            return relevance.duration > 0 && entry.date + relevance.duration <= rig.now ? 0 : relevance.score
        }

        private func check(after event: Engine.Event) {
            for id in everShown { #expect(rig.engine.status(of: id, now: rig.now)?.shown != nil, "blank after \(event)") }
            for id in rig.engine.placements {
                #expect(rig.engine.status(of: id, now: rig.now)?.request == outstanding[id], "calls after \(event)")
            }
            guard case .wake = event else { return }
            checkStacks(after: event)
            guard let next = rig.engine.nextWake else { return }
            #expect(next > rig.now, "a wake left work undone")
        }
    }

    @Test(arguments: 1...20)
    func whateverHappens(seed: Int) {
        var world = World(seed: UInt64(seed))
        for _ in 0..<600 { world.step() }
    }
}
