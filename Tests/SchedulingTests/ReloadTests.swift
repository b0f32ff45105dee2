import Foundation
import Scheduling
import Testing

@Suite struct ReloadTests {
    /// A placement with one entry on screen.
    private func settled(
        _ settings: EngineSettings = .serving, _ policy: ReloadPolicy, entries: [(Double, String)] = [(0, "a")]
    ) -> Rig {
        var rig = Rig(settings)
        rig.add()
        rig.reply(entries, policy)
        return rig
    }

    @Test(
        arguments: [
            (.atEnd, 400), (.after(start + 350), 350), (.never, nil), (.after(.distantFuture), nil), (.after(start - 50), 300),
            (.after(start + 5), 300),
        ] as [(ReloadPolicy, Double?)])
    func thePolicySaysWhenToAskAgain(policy: ReloadPolicy, seconds: Double?) {
        let rig = settled(.serving, policy, entries: [(0, "a"), (400, "b")])
        #expect(rig.engine.status(of: one, now: rig.now)?.nextRequest == seconds.map { start + $0 })
    }

    @Test func aPolicyWithoutDateIsToldAndNeverDue() {
        var rig = Rig()
        rig.add()
        let effects = rig.reply([(0, "a")], .after(Date(timeIntervalSinceReferenceDate: .nan)))
        #expect(effects.notes == [.policyWithoutDate])
        #expect(rig.engine.nextWake == nil)
    }

    @Test func inTheForegroundNothingHoldsAPolicyBackButTheSecondThatKeepsItFromSpinning() {
        var rig = settled(.foreground, .atEnd, entries: [(0, "a"), (3, "b")])
        #expect(rig.sleep == 3)
        let effects = rig.wake(after: 3)
        #expect(effects.shown == ["b"] && effects.asked == [.timeline])
        rig.reply([(0, "b")], .atEnd)
        #expect(rig.sleep == 1)
    }

    @Test func aDayHoldsSeventyPolicyReloadsAndTheNextWaitsForTheWindow() {
        var rig = settled(.serving, .after(start))
        var reloads = 0
        while let sleep = rig.sleep, rig.now + sleep < start + 86_400 {
            reloads += rig.wake(after: sleep).asked.count
            rig.reply([(0, "\(reloads)")], .after(rig.now))
        }
        #expect(reloads == 70)
        let status = rig.engine.status(of: one, now: rig.now)
        #expect(status?.reloadsUsed == 70 && status?.heldBack == .budget)
        #expect(status?.nextRequest == start + 300 + 86_400)
    }

    @Test(arguments: [ReloadCause.push, .tap, .explicit])
    func tapsPushesAndPeopleNeitherWaitNorCount(cause: ReloadCause) {
        var rig = settled(.serving, .never)
        for _ in 0..<200 {
            #expect(rig.send(.reloadAsked(.placement(one), cause)).asked == [.timeline])
            rig.reply([(0, "a")], .never)
        }
        #expect(rig.engine.status(of: one, now: rig.now)?.reloadsUsed == 0)
    }

    @Test func aStormOfReloadsIsOneCallAndOneAfterIt() {
        var rig = settled(.serving, .never)
        let storm = (0..<1_000).flatMap { _ in rig.send(.reloadAsked(.kind("Clock"), .explicit)) }
        #expect(storm.asked == [.timeline])
        let after = rig.reply([(0, "b")])
        #expect(after.shown == ["b"] && after.asked == [.timeline])
        #expect(rig.reply([(0, "c")]).asked.isEmpty)
    }

    @Test func aProviderThatReloadsItselfWaitsForItsRation() {
        var rig = settled(.serving, .never)
        rig.send(.reloadAsked(.all, .tap))
        #expect(rig.send(.reloadAsked(.provider(clock), .bundle)).isEmpty)
        #expect(rig.reply([(0, "b")]).asked.isEmpty)
        #expect(rig.sleep == 300)
        #expect(rig.wake(after: 300).asked == [.timeline])
        #expect(rig.engine.status(of: one, now: rig.now)?.reloadsUsed == 1)
    }

    @Test func aTapDuringACallIsNotLostToTheProvidersOwnWish() {
        var rig = settled(.serving, .never)
        rig.send(.reloadAsked(.all, .push))
        rig.send(.reloadAsked(.all, .tap))
        rig.send(.reloadAsked(.all, .bundle))
        #expect(rig.reply([(0, "b")]).asked == [.timeline])
    }

    @Test func theProvidersOwnWishDoesNotDelayItsPolicy() {
        var rig = settled(.serving, .after(start + 310))
        rig.now += 305
        #expect(rig.send(.reloadAsked(.all, .bundle)).asked == [.timeline])
        rig.reply([(0, "b")], .after(rig.now + 300))
        rig.now += 100
        #expect(rig.send(.reloadAsked(.all, .bundle)).isEmpty)
        #expect(rig.sleep == 200)
    }

    @Test func aReloadGoesToThoseItIsFor() {
        var rig = settled(.serving, .never)
        rig.add(PlacementID(2), provider: Provider(bundle: "news.so", kind: "News"))
        rig.reply([(0, "n")], to: PlacementID(2))
        #expect(rig.send(.reloadAsked(.kind("News"), .explicit)).asked.count == 1)
        #expect(rig.send(.reloadAsked(.kind("Nothing"), .explicit)).isEmpty)
        #expect(rig.send(.reloadAsked(.placement(PlacementID(9)), .explicit)).isEmpty)
        rig.reply([(0, "n")], to: PlacementID(2))
        #expect(rig.send(.reloadAsked(.all, .explicit)).asked.count == 2)
    }

    @Test func aRationOfNothingIsTold() {
        var rig = Rig(EngineSettings(dailyBudget: 0, leastSpacing: 0))
        rig.add()
        #expect(rig.reply([(0, "a")], .atEnd).notes == [.reloadNeverAllowed])
        #expect(rig.engine.nextWake == nil)
    }
}
