import Combine
import Foundation
import Testing

private final class Model {
    var number = 0
}

@Suite struct SinkTests {
    @Test func aSinkEndsWithWhatItReturned() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var tie: AnyCancellable? = subject.sink { seen.append($0) }
        subject.send(1)
        #expect(tie != nil)
        tie = nil
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func tiesAreStored() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var set: Set<AnyCancellable> = []
        var list: [AnyCancellable] = []
        subject.sink { seen.append($0) }.store(in: &set)
        subject.sink { seen.append(-$0) }.store(in: &list)
        subject.send(1)
        set = []
        subject.send(2)
        #expect(seen.sorted() == [-2, -1, 1] && list.count == 1)
    }

    @Test func anEndIsToldOnce() {
        let subject = PassthroughSubject<Int, Fault>()
        var ends: [Subscribers.Completion<Fault>] = []
        let tie = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in })
        subject.send(completion: .failure(Fault()))
        subject.send(completion: .finished)
        tie.cancel()
        #expect(ends == [.failure(Fault())])
    }

    @Test func aPropertyIsSet() {
        let model = Model()
        let tie = [1, 2, 3].publisher.assign(to: \.number, on: model)
        tie.cancel()
        #expect(model.number == 3)
    }

    @Test func aCancellableStopsOnce() {
        var count = 0
        do {
            let tie = AnyCancellable { count += 1 }
            tie.cancel()
        }
        #expect(count == 1)
    }

    @Test(arguments: [
        (Subscribers.Demand.max(2), Subscribers.Demand.max(3), Subscribers.Demand.max(5)), (.unlimited, .max(1), .unlimited),
        (.max(-4), .none, .none), (.max(.max), .max(1), .unlimited),
    ])
    func demandsAddUp(_ left: Subscribers.Demand, _ right: Subscribers.Demand, _ sum: Subscribers.Demand) {
        #expect(left + right == sum)
    }

    @Test func demandsAreOrdered() {
        #expect(Subscribers.Demand.max(3) < .unlimited && Subscribers.Demand.none < .max(1))
        #expect(!(Subscribers.Demand.unlimited < .unlimited) && !(Subscribers.Demand.unlimited < .max(9)))
        #expect(Subscribers.Demand.max(1) - 3 == .none && Subscribers.Demand.unlimited - 3 == .unlimited)
    }
}
