import Foundation
import Scheduling
import Testing

@Suite struct EngineLoadTests {
    /// Answers each request at once with twelve entries, half an hour apart.
    private func run(_ rig: inout Rig, until end: Date) -> (shown: Int, asked: Int) {
        var shown = 0
        var asked = 0
        while let next = rig.engine.nextWake, next < end {
            rig.now = next
            for effect in rig.send(.wake) {
                if case .show = effect { shown += 1 }
                guard case .ask(let request) = effect else { continue }
                asked += 1
                let entries = (0..<12).map { (Double($0) * 1_800, "\(request.number.rawValue)-\($0)") }
                rig.reply(entries, .atEnd, to: request.placement.id)
                shown += 1
            }
        }
        return (shown, asked)
    }

    @Test func aWeekOfAHundredPlacements() {
        var rig = Rig()
        for number in 0..<100 {
            rig.add(PlacementID(UInt64(number)))
            rig.reply([(0, "first")], .after(start + 300), to: PlacementID(UInt64(number)))
        }
        let spent = ContinuousClock().measure {
            let total = run(&rig, until: start + 7 * 86_400)
            #expect(total.asked == 100 * 31)
            #expect(total.shown == 100 * 366)
        }
        #expect(spent < .seconds(10))
    }

    @Test func tenThousandPlacementsWakeOnlyWhoIsDue() {
        var rig = Rig(.foreground)
        for number in 0..<10_000 {
            rig.add(PlacementID(UInt64(number)))
            rig.reply([(0, "a"), (1 + Double(number), "b")], to: PlacementID(UInt64(number)))
        }
        let spent = ContinuousClock().measure {
            for _ in 0..<10_000 { #expect(rig.wake(after: 1).count == 1) }
        }
        #expect(spent < .seconds(5))
        #expect(rig.engine.nextWake == nil)
    }
}
