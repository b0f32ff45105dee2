import Combine
import Foundation
import Testing

private class Named: ObservableObject {
    @Published var name = "a"
    var plain = 0
}

private final class Counted: Named {
    @Published var count = 1
    @Published var mirrored = 0

    override init() {
        super.init()
        $count.map { $0 * 10 }.assign(to: &$mirrored)
    }
}

private final class ByHand: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
}

@MainActor private final class OnMain: ObservableObject {
    @Published private(set) var state = 0

    func step() { state += 1 }
}

@Suite struct ObservableObjectTests {
    @Test func anObjectTellsOfEachPropertyBeforeItChanges() {
        let object = Counted()
        var seen: [String] = []
        let tie = object.objectWillChange.sink { seen.append("\(object.name)\(object.count)") }
        object.name = "b"
        object.count += 1
        object.plain = 4
        tie.cancel()
        object.name = "c"
        // The third is told of the property that follows the count; it changes first.
        #expect(seen == ["a1", "b1", "b1"])
    }

    @Test func anObjectHasOnePublisher() {
        let object = Counted()
        #expect(object.objectWillChange === object.objectWillChange)
    }

    @Test func aPropertySendsItsValueBeforeItIsSet() {
        let object = Named()
        var seen: [String] = []
        let tie = object.$name.sink { seen.append("\(object.name)\($0)") }
        object.name = "b"
        tie.cancel()
        object.name = "c"
        #expect(seen == ["aa", "ab"] && object.name == "c")
    }

    @Test func aPropertyFollowsAnotherForItsObjectsLife() {
        let object = Counted()
        object.count = 7
        #expect(object.mirrored == 70)
        weak var gone: Counted?
        do {
            let other = Counted()
            gone = other
        }
        #expect(gone == nil)
    }

    @Test func aPublisherOfOnesOwn() {
        let object = ByHand()
        var seen: [Int] = []
        let tie = object.objectWillChange.sink { seen.append($0) }
        object.objectWillChange.send(3)
        tie.cancel()
        #expect(seen == [3])
    }

    @Test @MainActor func anObjectOfTheMainActor() {
        let object = OnMain()
        var count = 0
        let tie = object.objectWillChange.sink { count += 1 }
        object.step()
        tie.cancel()
        #expect(object.state == 1 && count == 1)
    }
}
