import CLinux
import Foundation
import Testing

@testable import Bundles

@Suite struct EventLoopTests {
    let loop: EventLoop

    init() throws { loop = try EventLoop() }

    @Test func momentsComeInTheirOrderAndNeverBefore() {
        let start = Date()
        var order: [String] = []
        loop.at(start.addingTimeInterval(0.03)) { [loop] in
            order.append("late")
            #expect(Date() >= start.addingTimeInterval(0.03))
            loop.stop()
        }
        loop.at(start.addingTimeInterval(0.01)) { order.append("soon") }
        loop.at(.distantPast) { order.append("past") }
        let cancelled = loop.at(start) { order.append("cancelled") }
        loop.at(.distantFuture) { order.append("never") }
        loop.at(Date(timeIntervalSince1970: .nan)) { order.append("never") }
        loop.cancel(cancelled)
        loop.run()
        #expect(order == ["past", "soon", "late"])
    }

    @Test func anActionMayAskForAnotherMoment() {
        var count = 0
        func again() {
            count += 1
            if count == 5 { loop.stop() } else { loop.at(Date(), again) }
        }
        loop.at(Date(), again)
        loop.run()
        #expect(count == 5)
    }

    @Test func messagesOfOtherThreadsComeInTheirOrder() {
        var got: [Int] = []
        let mailbox: Mailbox<Int> = loop.mailbox { [loop] in
            got.append($0)
            if got.count == 1_000 { loop.stop() }
        }
        Thread { for number in 0..<1_000 { mailbox.send(number) } }.start()
        loop.run()
        #expect(got == Array(0..<1_000))
        loop.remove(mailbox)
    }

    @Test func workIsPostedFromOtherThreads() {
        let poster = loop.poster
        Thread { poster.send { $0.stop() } }.start()
        loop.run()
    }

    @Test func aForgottenDescriptorIsNotCalledEvenInTheSameTurn() throws {
        let pairs = [try DescriptorPair.sockets(), try DescriptorPair.sockets()]
        var watches: [EventLoop.Watch] = []
        var calls = 0
        for pair in pairs {
            watches.append(
                try loop.watch(pair.ours.number, .readable) { [loop] _ in
                    calls += 1
                    for watch in watches { loop.unwatch(watch) }
                })
            write(pair.theirs.number, "x", 1)
        }
        loop.at(Date(timeIntervalSinceNow: 0.02)) { [loop] in loop.stop() }
        loop.run()
        #expect(calls == 1)
    }

    @Test func writabilityIsToldWhenItIsAskedFor() throws {
        let pair = try DescriptorPair.sockets()
        var told: [EventLoop.Readiness] = []
        let watch = try loop.watch(pair.ours.number, .readable) { [loop] in
            told.append($0)
            loop.stop()
        }
        loop.change(watch, to: .writable)
        loop.run()
        #expect(told == [.writable])
        loop.unwatch(watch)
    }

    @Test func aClosedDescriptorCannotBeWatched() {
        #expect(throws: BundleError.systemCall(name: "epoll_ctl", error: EBADF)) { try loop.watch(-1, .readable) { _ in } }
    }

    @Test func signalsAreTaken() throws {
        var got: [Int32] = []
        try loop.onSignals([SIGUSR1]) { [loop] in
            got.append($0)
            loop.stop()
        }
        pthread_kill(pthread_self(), SIGUSR1)
        loop.run()
        #expect(got == [SIGUSR1])
    }

    @Test(.enabled(if: geteuid() == 0, "only root can set the clock, here to what it shows"))
    func aClockThatIsSetIsTold() throws {
        var changes = 0
        var mayBeSet = true
        loop.onClockChange = { [loop] in
            changes += 1
            loop.stop()
        }
        loop.at(Date(timeIntervalSinceNow: 0.02)) {
            var now = timespec()
            clock_gettime(CLOCK_REALTIME, &now)
            mayBeSet = clock_settime(CLOCK_REALTIME, &now) == 0
            if !mayBeSet { loop.stop() }
        }
        loop.run()
        #expect(changes == (mayBeSet ? 1 : 0))
    }
}
