import Combine
import Foundation
import Testing

/// Writes down what comes, and asks for as much as it is told to.
final class Ear<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var ends: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand

    init(_ first: Subscribers.Demand, more: Subscribers.Demand = .none) {
        self.first = first
        self.more = more
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(first)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }
}

/// An error of the tests.
struct Fault: Error, Equatable {}

@Suite struct SubjectTests {
    @Test func aPassedValueReachesThoseWhoListen() {
        let subject = PassthroughSubject<Int, Fault>()
        let (early, late) = (Ear<Int, Fault>(.unlimited), Ear<Int, Fault>(.unlimited))
        subject.send(1)
        subject.subscribe(early)
        subject.send(2)
        subject.subscribe(late)
        subject.send(3)
        subject.send(completion: .failure(Fault()))
        subject.send(4)
        #expect(early.values == [2, 3] && late.values == [3])
        #expect(early.ends == [.failure(Fault())] && late.ends == [.failure(Fault())])
    }

    @Test func whatNobodyAskedForIsDropped() {
        let subject = PassthroughSubject<Int, Never>()
        let ear = Ear<Int, Never>(.max(2))
        subject.subscribe(ear)
        for number in 1...3 { subject.send(number) }
        ear.subscription?.request(.max(1))
        for number in 4...5 { subject.send(number) }
        #expect(ear.values == [1, 2, 4])
    }

    @Test func aKeptValueComesFirst() {
        let subject = CurrentValueSubject<String, Never>("a")
        let ear = Ear<String, Never>(.unlimited)
        subject.value = "b"
        subject.subscribe(ear)
        subject.send("c")
        #expect(ear.values == ["b", "c"] && subject.value == "c")
    }

    @Test func aKeptValueWaitsUntilItIsAskedFor() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let ear = Ear<Int, Never>(.none)
        subject.subscribe(ear)
        for number in 1...3 { subject.send(number) }
        #expect(ear.values.isEmpty)
        ear.subscription?.request(.max(1))
        #expect(ear.values == [3])
    }

    @Test func whoComesAfterTheEndIsToldTheEnd() {
        let subject = CurrentValueSubject<Int, Fault>(0)
        subject.send(completion: .finished)
        subject.send(1)
        subject.send(completion: .failure(Fault()))
        let ear = Ear<Int, Fault>(.unlimited)
        subject.subscribe(ear)
        #expect(ear.values.isEmpty && ear.ends == [.finished] && subject.value == 0)
    }

    @Test func aCancelledSubscriptionIsSilent() {
        let subject = PassthroughSubject<Int, Never>()
        let ear = Ear<Int, Never>(.unlimited)
        subject.subscribe(ear)
        ear.subscription?.cancel()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(ear.values.isEmpty && ear.ends.isEmpty)
    }

    @Test func aSubjectTakesWhatAPublisherSends() {
        let (source, subject) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let tie = source.subscribe(subject)
        source.send(7)
        tie.cancel()
        source.send(8)
        #expect(subject.value == 7)
    }
}
