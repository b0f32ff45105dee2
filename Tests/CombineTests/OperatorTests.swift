import Combine
import Foundation
import Testing

extension Publisher {
    /// All that a publisher sends at once, and how it ends.
    fileprivate func collected() -> (values: [Output], end: Subscribers.Completion<Failure>?) {
        let ear = Ear<Output, Failure>(.unlimited)
        subscribe(ear)
        return (ear.values, ear.ends.first)
    }
}

@Suite struct OperatorTests {
    private let left = PassthroughSubject<Int, Fault>()
    private let right = PassthroughSubject<Int, Fault>()

    @Test func theLastValuesOfTwo() {
        let ear = Ear<String, Fault>(.unlimited)
        left.combineLatest(right) { "\($0)\($1)" }.subscribe(ear)
        left.send(1)
        left.send(2)
        right.send(7)
        left.send(3)
        left.send(completion: .finished)
        right.send(8)
        #expect(ear.values == ["27", "37", "38"] && ear.ends.isEmpty)
        right.send(completion: .finished)
        #expect(ear.ends == [.finished])
    }

    @Test func aFailureOfOneEndsAll() {
        let ear = Ear<Int, Fault>(.unlimited)
        Publishers.CombineLatest3(left, right, Just(1).setFailureType(to: Fault.self)).map { $0 + $1 + $2 }.subscribe(ear)
        left.send(1)
        right.send(2)
        right.send(completion: .failure(Fault()))
        left.send(5)
        #expect(ear.values == [4] && ear.ends == [.failure(Fault())])
    }

    @Test func fourTogetherAndInPairs() {
        let four = Just(1).combineLatest(Just("a"), Just(2.5), Just(true))
        #expect(four.collected().values.map { "\($0)" } == ["(1, \"a\", 2.5, true)"])
        #expect([1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }.collected() == (["1a", "2b"], .finished))
        #expect([1, 2].publisher.merge(with: Just(3)).collected() == ([1, 2, 3], .finished))
        #expect(Publishers.MergeMany([Just<Int>]()).collected() == ([], .finished))
    }

    @Test func aPairWaitsForItsPartner() {
        let ear = Ear<Int, Fault>(.unlimited)
        left.zip(right, +).subscribe(ear)
        for number in 1...3 { left.send(number) }
        right.send(10)
        left.send(completion: .finished)
        right.send(20)
        #expect(ear.values == [11, 22] && ear.ends.isEmpty)
        right.send(30)
        #expect(ear.values == [11, 22, 33] && ear.ends == [.finished])
    }

    @Test func publishersMadeOfValues() {
        #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.collected() == ([1, 10, 2, 20], .finished))
        let ear = Ear<Int, Fault>(.unlimited)
        [left, right].publisher.setFailureType(to: Fault.self).flatMap(maxPublishers: .max(1)) { $0 }.subscribe(ear)
        right.send(1)
        left.send(2)
        left.send(completion: .finished)
        right.send(3)
        right.send(completion: .finished)
        #expect(ear.values == [2, 3] && ear.ends == [.finished])
    }

    @Test func theLastPublisherAloneIsHeard() {
        let source = PassthroughSubject<PassthroughSubject<Int, Fault>, Fault>()
        let ear = Ear<Int, Fault>(.unlimited)
        source.switchToLatest().subscribe(ear)
        source.send(left)
        left.send(1)
        source.send(right)
        left.send(2)
        right.send(3)
        source.send(completion: .finished)
        #expect(ear.values == [1, 3] && ear.ends.isEmpty)
        right.send(completion: .finished)
        #expect(ear.ends == [.finished])
    }

    @Test func failuresAreReplaced() {
        let failing = Just(1).setFailureType(to: Fault.self).append(Fail(error: Fault()))
        #expect(failing.replaceError(with: 0).collected() == ([1, 0], .finished))
        #expect(failing.catch { _ in [7, 8].publisher }.collected() == ([1, 7, 8], .finished))
        #expect(failing.retry(2).collected() == ([1, 1, 1], .failure(Fault())))
        #expect([1, nil].publisher.replaceNil(with: 2).collected().values == [1, 2])
        #expect(Empty<Int, Never>().replaceEmpty(with: 3).collected() == ([3], .finished))
    }

    @Test func valuesAreGathered() {
        let numbers = (1...4).publisher
        #expect(numbers.scan(0, +).collected().values == [1, 3, 6, 10])
        #expect(numbers.reduce(0, +).collected() == ([10], .finished))
        #expect(numbers.collect().collected().values == [[1, 2, 3, 4]])
        #expect(numbers.count().collected().values == [4] && numbers.last().collected().values == [4])
        #expect(numbers.prefix(2).collected() == ([1, 2], .finished) && numbers.prefix(0).collected() == ([], .finished))
        #expect(numbers.prepend(8, 9).append(5).collected() == ([8, 9, 1, 2, 3, 4, 5], .finished))
        #expect(numbers.ignoreOutput().collected() == ([], .finished))
    }

    @Test func whatWasNotAskedForWaits() {
        let ear = Ear<Int, Never>(.max(1))
        [1, 2].publisher.merge(with: [3].publisher).subscribe(ear)
        #expect(ear.values == [1] && ear.ends.isEmpty)
        ear.subscription?.request(.max(2))
        #expect(ear.values == [1, 2, 3] && ear.ends == [.finished])
    }

    @Test func documentsAreReadAndWritten() throws {
        let bytes = Just([1, 2]).encode(encoder: JSONEncoder()).collected().values
        #expect(bytes == [Data("[1,2]".utf8)])
        #expect(bytes.publisher.decode(type: [Int].self, decoder: JSONDecoder()).collected().values == [[1, 2]])
        let broken = Just(Data("{".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: []).collected()
        #expect(broken == ([[]], .finished))
    }

    @Test func eventsAreHeard() {
        var heard: [String] = []
        let ear = Ear<Int, Fault>(.unlimited)
        left.handleEvents(
            receiveSubscription: { _ in heard.append("subscription") }, receiveOutput: { heard.append("\($0)") },
            receiveCompletion: { heard.append("\($0)") }, receiveCancel: { heard.append("cancel") },
            receiveRequest: { heard.append("\($0 == .unlimited)") }
        ).subscribe(ear)
        left.send(4)
        ear.subscription?.cancel()
        left.send(5)
        #expect(heard == ["subscription", "true", "4", "cancel"] && ear.values == [4])
    }
}

@Suite struct TimingTests {
    private let source = PassthroughSubject<Int, Never>()
    private let ear = Ear<Int, Never>(.unlimited)
    private let clock = ManualScheduler()

    @Test func aValueComesOnceItIsQuiet() {
        source.debounce(for: .seconds(2), scheduler: clock).subscribe(ear)
        source.send(1)
        clock.advance(by: 1.5)
        source.send(2)
        clock.advance(by: 1.5)
        #expect(ear.values.isEmpty)
        clock.advance(by: 1)
        #expect(ear.values == [2])
    }

    @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])]) func oneValueInEachWhile(_ latest: Bool, _ values: [Int]) {
        source.throttle(for: .seconds(1), scheduler: clock, latest: latest).subscribe(ear)
        for number in 1...3 { source.send(number) }
        #expect(ear.values == [1])
        clock.advance(by: 1)
        clock.advance(by: 5)
        source.send(4)
        #expect(ear.values == values)
    }

    @Test func everythingComesLater() {
        source.delay(for: 3, scheduler: clock).subscribe(ear)
        source.send(1)
        source.send(completion: .finished)
        clock.advance(by: 2)
        #expect(ear.values.isEmpty && ear.ends.isEmpty)
        clock.advance(by: 1)
        #expect(ear.values == [1] && ear.ends == [.finished])
    }

    @Test func whatIsCancelledNeverComes() {
        source.debounce(for: 1, scheduler: clock).subscribe(ear)
        source.send(1)
        ear.subscription?.cancel()
        clock.advance(by: 2)
        #expect(ear.values.isEmpty)
    }

    @Test func subscribersComeElsewhere() {
        Just(1).subscribe(on: clock).subscribe(ear)
        #expect(ear.values.isEmpty)
        clock.advance(by: 0)
        #expect(ear.values == [1])
    }
}

@Suite struct SourceTests {
    @Test func oneSubscriptionForAll() {
        var made = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = Deferred {
            made += 1
            return source
        }.share()
        let ears = [Ear<Int, Never>(.unlimited), Ear<Int, Never>(.unlimited)]
        for ear in ears { shared.subscribe(ear) }
        source.send(1)
        #expect(made == 1 && ears.map(\.values) == [[1], [1]])
    }

    @Test func notificationsOfAName() {
        let (center, name) = (NotificationCenter(), Notification.Name("moved"))
        var heard: [String] = []
        let line = center.publisher(for: name).compactMap { $0.userInfo?["to"] as? String }.sink { heard.append($0) }
        center.post(name: name, object: nil, userInfo: ["to": "here"])
        center.post(name: Notification.Name("other"), object: nil, userInfo: ["to": "there"])
        line.cancel()
        center.post(name: name, object: nil, userInfo: ["to": "away"])
        #expect(heard == ["here"])
    }

    @Test func aTimerRunsWhileSomebodyListens() {
        let loop = RunLoop.current
        var dates: [Date] = []
        let timer = Timer.publish(every: 0.001, on: loop, in: .default)
        var line: AnyCancellable? = timer.autoconnect().sink { dates.append($0) }
        let end = Date() + 60
        while dates.count < 3, Date() < end { _ = loop.run(mode: .default, before: Date() + 0.01) }
        let count = dates.count
        #expect(count >= 3 && dates == dates.sorted())
        line = nil
        // Without the timer nothing is left for the loop to wait for.
        _ = loop.run(mode: .default, before: Date() + 0.01)
        #expect(dates.count == count && line == nil)
    }
}

/// A scheduler whose time is said.
private final class ManualScheduler: Scheduler {
    private(set) var now = SchedulerDate(Date(timeIntervalSinceReferenceDate: 0))
    let minimumTolerance: SchedulerSeconds = 0
    private var work: [(date: SchedulerDate, action: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) { work.append((now, action)) }

    func schedule(after date: SchedulerDate, tolerance: SchedulerSeconds, options: Never?, _ action: @escaping () -> Void) {
        work.append((date, action))
    }

    func advance(by seconds: SchedulerSeconds) {
        now = now.advanced(by: seconds)
        let due = work.filter { $0.date <= now }
        work.removeAll { $0.date <= now }
        for item in due { item.action() }
    }
}
