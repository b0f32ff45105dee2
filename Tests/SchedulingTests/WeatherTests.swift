import Foundation
import Scheduling
import Testing

/// The engine in bad weather: clocks that are set, machines that sleep, storms, and providers of which a hundred never answer.
@Suite struct WeatherTests {
    private static let minute = 60.0
    private static let day = 86_400.0
    private static let year = 365.25 * 86_400

    /// A timeline with an entry an hour for two years back and forth of now.
    private func settled() -> Rig {
        var rig = Rig()
        rig.add()
        let hours = stride(from: -400, through: 400, by: 1).map { (Double($0) * 3_600, "\($0)") }
        rig.reply(hours, .after(start + 401 * 3_600))
        return rig
    }

    // Story F34: whatever the clock does, what is on screen is what holds then, and the next wake is the next entry's.
    @Test(arguments: [minute, day, year].flatMap { [$0, -$0] })
    func storyF34WhateverTheClockIsSetToTheRightEntryIsShown(jump: Double) throws {
        var rig = settled()
        rig.now += jump
        rig.send(.clockJumped(by: jump))
        let hour = (jump / 3_600).rounded(.down)
        let shown = try #require(rig.engine.status(of: one, now: rig.now)?.shown)
        // Before the first entry nothing better is known than what is there.
        #expect(Double(shown) == (hour < -400 ? 0 : min(hour, 400)))
        // Set right again, all is as it was.
        rig.now -= jump
        rig.send(.clockJumped(by: -jump))
        #expect(rig.engine.status(of: one, now: rig.now)?.shown == "0")
    }

    // A deadline is measured in time that passes, not in what the clock says.
    @Test(arguments: [minute, day, year].flatMap { [$0, -$0] })
    func storyF34AJumpNeitherEndsNorLengthensACall(jump: Double) throws {
        var rig = Rig()
        rig.add()
        let request = try #require(rig.asked[one])
        rig.send(.began(request.number))
        rig.wake(after: 10)
        rig.now += jump
        #expect(rig.send(.clockJumped(by: jump)).kept.isEmpty)
        #expect(rig.sleep == 20)
        #expect(rig.wake(after: 20).kept == [.silent(.timeline, after: 30)])
    }

    // A machine that was set a year ahead and back must not have used up the rations of that year, nor wait a year for a retry.
    @Test(arguments: [minute, day, year].flatMap { [$0, -$0] })
    func storyF34RationsAndWaitsMoveWithTheClock(jump: Double) {
        var rig = Rig()
        rig.add()
        rig.fail()
        #expect(rig.sleep == 30)
        rig.now += jump
        rig.send(.clockJumped(by: jump))
        #expect(rig.sleep == 30)
        #expect(rig.wake(after: 30).asked == [.timeline])
    }

    @Test func aNightOfSleepShowsOnlyWhatHoldsInTheMorning() {
        var rig = Rig()
        for number in 1...100 {
            let id = PlacementID(UInt64(number))
            rig.add(id)
            rig.reply((0..<24).map { (Double($0) * 3_600, "\($0)") }, .atEnd, to: id)
        }
        rig.now += 8.5 * 3_600
        let effects = rig.send(.clockJumped(by: 8.5 * 3_600))
        #expect(effects.shown == [String](repeating: "8", count: 100))
        #expect(effects.asked.isEmpty)
        #expect(rig.sleep == 1_800)
    }

    @Test func withoutAWordOfTheSleepTheNextWakeFindsOut() {
        var rig = Rig()
        rig.add()
        rig.reply((0..<24).map { (Double($0) * 3_600, "\($0)") }, .atEnd)
        #expect(rig.wake(after: 8.5 * 3_600).shown == ["8"])
    }

    // On the day that has an hour twice, both are shown; on the day that lacks one, nothing is shown for it.
    @Test(arguments: [(3, 29, [1, 3, 4], [3_600.0, 3_600]), (10, 25, [1, 2, 3], [3_600, 7_200])] as [(Int, Int, [Int], [Double])])
    func aDayOfAnotherLengthHasItsHours(month: Int, day: Int, hours: [Int], waits: [Double]) throws {
        var berlin = Calendar(identifier: .gregorian)
        berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let dates = try hours.map { hour in
            try #require(berlin.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour)))
        }
        var rig = Rig()
        rig.now = dates[0]
        rig.add()
        rig.reply(zip(hours, dates).map { ($1.timeIntervalSince(rig.now), "\($0)") })
        var seen: [Double] = []
        while let sleep = rig.sleep {
            seen.append(sleep)
            #expect(rig.wake(after: sleep).shown.count == 1)
        }
        #expect(seen == waits)
    }

    /// In the night in which summer time begins or ends: an entry for each hour that a clock on the wall shows, one of them missing or twice.
    @Test(arguments: [(3, 29, [0, 1, 3, 4, 5, 6]), (10, 25, [0, 1, 2, 2, 3, 4])])
    func storyF34SummerTimeIsNoJump(month: Int, day: Int, hours: [Int]) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let midnight = try #require(calendar.date(from: DateComponents(year: 2026, month: month, day: day)))
        var rig = Rig()
        rig.now = midnight - 60
        rig.add()
        let dates = hours.indices.map { midnight + Double($0) * 3_600 }
        rig.reply(dates.map { ($0.timeIntervalSince(rig.now), "\(calendar.component(.hour, from: $0)) o'clock, \($0)") })
        for (date, hour) in zip(dates, hours) {
            #expect(rig.engine.nextWake == date)
            let shown = rig.wake(after: date.timeIntervalSince(rig.now)).shown
            #expect(shown.count == 1 && shown.first?.hasPrefix("\(hour) o'clock") == true, "\(shown)")
        }
    }

    @Test func aThousandPlacementsDueAtOnceAreOneWake() {
        var rig = Rig()
        for number in 1...1_000 {
            let id = PlacementID(UInt64(number))
            rig.add(id)
            rig.reply([(0, "a"), (60, "b")], to: id)
        }
        #expect(rig.sleep == 60)
        #expect(rig.wake(after: 60).shown == [String](repeating: "b", count: 1_000))
        #expect(rig.sleep == nil)
    }

    // Stories F2 and F30: a second of a thousand reloads is one call, and one after it that has seen the last of them.
    @Test(arguments: [ReloadCause.bundle, .push, .tap, .explicit])
    func storyF2AStormOfReloadsIsTwoCallsASecond(cause: ReloadCause) {
        var rig = Rig(.foreground)
        rig.add()
        rig.reply([(0, "0")])
        var calls = 0
        for turn in 1...10_000 {
            rig.now += 0.001
            calls += rig.send(.reloadAsked(.placement(one), cause)).asked.count
            // A call takes half a second.
            guard turn.isMultiple(of: 500) else { continue }
            calls += rig.reply([(0, "\(turn)")]).asked.count
            calls += rig.send(.wake).asked.count
        }
        #expect((1...21).contains(calls))
        // Nothing is swallowed: the last wish is asked for, and what comes of it is shown.
        calls = rig.reply([(-1, "x")]).asked.count + rig.wake(after: 1).asked.count
        if calls > 0 { #expect(rig.reply([(-1, "last")]).shown == ["last"]) }
    }

    @Test func storyF3AReloadOfOneIsNoReloadOfTheOthers() {
        var rig = Rig()
        for number in 1...3 {
            rig.add(PlacementID(UInt64(number)))
            rig.reply([(0, "same")], to: PlacementID(UInt64(number)))
        }
        #expect(rig.send(.reloadAsked(.placement(PlacementID(2)), .explicit)).asked.count == 1)
        // Equal content is nothing to draw.
        #expect(rig.reply([(0, "same")], to: PlacementID(2)).shown.isEmpty)
    }

    @Test func storyF4AProviderThatReloadsItselfIsRationed() {
        var rig = Rig()
        rig.add()
        var calls = 0
        for _ in 0..<10_000 {
            rig.send(.reloadAsked(.provider(clock), .bundle))
            calls += rig.reply([(0, "\(calls)")], .after(rig.now)).asked.count
            calls += rig.wake(after: 8.64).asked.count
        }
        // A day of it.
        #expect(calls <= 70)
    }

    // Story F10: nobody waits for a hundred that never answer.
    @Test func storyF10AHundredHangingProvidersDelayNobody() {
        var rig = Rig()
        for number in 1...100 { rig.add(PlacementID(UInt64(number)), provider: Provider(bundle: "stuck.so", kind: "\(number)")) }
        rig.add(PlacementID(101))
        rig.reply([(0, "a"), (1, "b"), (31, "c")], to: PlacementID(101))
        #expect(rig.wake(after: 1).shown == ["b"])
        // Ten seconds to be taken, then the first wait.
        #expect(rig.wake(after: 9).kept.count == 100)
        #expect(rig.wake(after: 21).shown == ["c"])
        var asked = 0
        let end = rig.now + 86_400
        while let sleep = rig.sleep, rig.now + sleep < end { asked += rig.wake(after: sleep).asked.count }
        // An hour is the longest wait: in a day no more than these.
        #expect(asked <= 100 * 34)
        #expect(rig.engine.status(of: PlacementID(101), now: rig.now)?.shown == "c")
    }

    @Test func aProviderThatFailsEverySecondTimeIsNotPunishedForLong() {
        var rig = Rig(.foreground)
        rig.add()
        for turn in 0..<20 {
            rig.fail()
            #expect(rig.sleep == 30)
            #expect(rig.wake(after: 30).asked == [.timeline])
            #expect(rig.reply([(0, "\(turn)")], .after(rig.now + 1)).shown == ["\(turn)"])
            #expect(rig.wake(after: 1).asked == [.timeline])
        }
    }

    @Test func theNetworksReturnAsksThoseWhoFailedAndNobodyElse() {
        var rig = Rig()
        for number in 1...10 { rig.add(PlacementID(UInt64(number))) }
        for number in 1...10 where number.isMultiple(of: 2) { rig.fail(.refused("no network"), of: PlacementID(UInt64(number))) }
        for number in 1...10 where !number.isMultiple(of: 2) { rig.reply([(0, "a")], to: PlacementID(UInt64(number))) }
        #expect(rig.send(.networkReturned).asked.count == 5)
        // A network that comes and goes is no storm: they are asked already.
        for _ in 0..<100 { #expect(rig.send(.networkReturned).asked.isEmpty) }
    }
}
