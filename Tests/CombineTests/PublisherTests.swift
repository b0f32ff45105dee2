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

@Suite struct PublisherTests {
    @Test func oneValueAndTheEnd() {
        #expect(Just(4).collected() == ([4], .finished))
        #expect(Empty<Int, Never>().collected() == ([], .finished))
        #expect(Empty<Int, Never>(completeImmediately: false).collected() == ([], nil))
        #expect(Fail<Int, Fault>(error: Fault()).collected() == ([], .failure(Fault())))
        #expect(Deferred { Just(1) }.collected() == ([1], .finished))
    }

    @Test func elementsComeAsTheyAreAskedFor() {
        let ear = Ear<Int, Never>(.max(1))
        (1...3).publisher.subscribe(ear)
        #expect(ear.values == [1] && ear.ends.isEmpty)
        ear.subscription?.request(.max(2))
        #expect(ear.values == [1, 2, 3] && ear.ends == [.finished])
    }

    @Test func whoAsksForOneMoreEachTimeGetsAll() {
        let ear = Ear<Int, Never>(.max(1), more: .max(1))
        (1...10_000).publisher.map { $0 * 2 }.filter { $0 % 3 == 0 }.subscribe(ear)
        #expect(ear.values.count == 3_333 && ear.values.last == 19_998 && ear.ends == [.finished])
    }

    @Test func aFutureRunsAtOnceAndIsKept() {
        var promise: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> { promise = $0 }
        let early = Ear<Int, Fault>(.max(1))
        future.subscribe(early)
        #expect(early.values.isEmpty)
        promise?(.success(3))
        promise?(.success(4))
        #expect(early.values == [3] && early.ends == [.finished])
        #expect(future.collected() == ([3], .finished))
        #expect(Future<Int, Fault> { $0(.failure(Fault())) }.collected() == ([], .failure(Fault())))
    }

    @Test func aFuturesValueWaitsUntilItIsAskedFor() {
        let ear = Ear<Int, Never>(.none)
        Future<Int, Never> { $0(.success(1)) }.subscribe(ear)
        #expect(ear.values.isEmpty && ear.ends.isEmpty)
        ear.subscription?.request(.max(1))
        #expect(ear.values == [1] && ear.ends == [.finished])
    }

    @Test func valuesAreMadeIntoOthers() {
        let numbers = [1, 2, 2, 3, 1].publisher
        #expect(numbers.map(String.init).collected().values == ["1", "2", "2", "3", "1"])
        #expect(numbers.map(\.description.count).collected().values == [1, 1, 1, 1, 1])
        #expect(numbers.compactMap { $0 == 2 ? nil : $0 }.collected().values == [1, 3, 1])
        #expect(numbers.removeDuplicates().collected().values == [1, 2, 3, 1])
        #expect(numbers.dropFirst(2).collected() == ([2, 3, 1], .finished))
        #expect(numbers.filter { $0 > 1 }.eraseToAnyPublisher().collected() == ([2, 2, 3], .finished))
    }

    @Test func anErrorEndsAPublisherAndCancelsItsSource() {
        let subject = PassthroughSubject<Int, Never>()
        let ear = Ear<Int, any Error>(.unlimited)
        subject.tryMap { if $0 > 1 { throw Fault() } else { $0 } }.subscribe(ear)
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .finished)
        #expect(ear.values == [1] && ear.ends.count == 1)
        #expect(ear.ends.contains { if case .failure(let error) = $0 { error is Fault } else { false } })
    }

    @Test func theFirstIsTheLast() {
        let subject = PassthroughSubject<Int, Never>()
        let ear = Ear<Int, Never>(.unlimited)
        subject.first().subscribe(ear)
        subject.send(5)
        subject.send(6)
        #expect(ear.values == [5] && ear.ends == [.finished])
    }

    @Test func errorsAreTranslated() {
        struct Other: Error, Equatable {}
        #expect(Fail<Int, Fault>(error: Fault()).mapError { _ in Other() }.collected() == ([], .failure(Other())))
        #expect(Just(1).setFailureType(to: Fault.self).collected() == ([1], .finished))
    }

    @Test func valuesAreTakenOnAQueue() async {
        let queue = DispatchQueue(label: "PublisherTests")
        let values = await withCheckedContinuation { answer in
            let ear = OnQueue(queue) { answer.resume(returning: $0) }
            (1...3).publisher.receive(on: queue).subscribe(ear)
        }
        #expect(values == [1, 2, 3])
    }

    @Test func whatIsCancelledOnTheWayIsDropped() {
        let subject = PassthroughSubject<Int, Never>()
        let ear = Ear<Int, Never>(.unlimited)
        let later = Later()
        subject.receive(on: later).subscribe(ear)
        subject.send(1)
        #expect(ear.values.isEmpty)
        later.run()
        subject.send(2)
        ear.subscription?.cancel()
        later.run()
        #expect(ear.values == [1] && ear.ends.isEmpty)
    }
}

/// Collects values one by one and checks where it is.
private final class OnQueue: Subscriber {
    private var values: [Int] = []
    private let queue: DispatchQueue
    private let done: ([Int]) -> Void

    init(_ queue: DispatchQueue, done: @escaping ([Int]) -> Void) {
        self.queue = queue
        self.done = done
    }

    func receive(subscription: any Subscription) { subscription.request(.max(1)) }

    func receive(_ input: Int) -> Subscribers.Demand {
        dispatchPrecondition(condition: .onQueue(queue))
        values.append(input)
        return .max(1)
    }

    func receive(completion: Subscribers.Completion<Never>) { done(values) }
}

/// Does its work when it is told to.
private final class Later: Scheduler {
    private var work: [() -> Void] = []

    var now: SchedulerDate { SchedulerDate(.distantPast) }
    var minimumTolerance: SchedulerSeconds { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { work.append(action) }
    func schedule(after date: SchedulerDate, tolerance: SchedulerSeconds, options: Never?, _ action: @escaping () -> Void) {
        work.append(action)
    }

    func run() {
        for action in work { action() }
        work = []
    }
}
