import Storage
import Testing

@testable import widgethost

@Suite struct ContentShelfTests {
    private final class Store {
        var asked: [ContentDigest] = []
    }

    private let store = Store()
    private let shelf: ContentShelf

    init() {
        shelf = ContentShelf { [store] in store.asked.append($0) }
    }

    private func digest(_ byte: UInt8) -> ContentDigest { ContentDigest(of: [byte]) }

    @Test func whatIsAtHandIsDeliveredAtOnce() {
        shelf.keep([1, 2], for: digest(1))
        var got: [[UInt8]?] = []
        shelf.content(digest(1)) { got.append($0) }
        #expect(got == [[1, 2]])
        #expect(shelf.size(of: digest(1)) == 2)
        #expect(shelf.size(of: digest(2)) == nil)
        #expect(store.asked.isEmpty)
    }

    @Test func theStoreIsAskedOnceForAllWhoWait() {
        var got: [[UInt8]?] = []
        for _ in 0..<3 { shelf.content(digest(1)) { got.append($0) } }
        #expect(store.asked == [digest(1)])
        #expect(got.isEmpty)
        shelf.loaded(digest(1), [7])
        #expect(got == [[7], [7], [7]])
        shelf.content(digest(1)) { got.append($0) }
        #expect(got.count == 4)
        #expect(store.asked.count == 1)
    }

    @Test func whatTheStoreHasNotIsAskedForAgain() {
        var got: [[UInt8]?] = []
        shelf.content(digest(1)) { got.append($0) }
        shelf.loaded(digest(1), nil)
        shelf.content(digest(1)) { got.append($0) }
        #expect(got == [nil])
        #expect(store.asked == [digest(1), digest(1)])
    }

    @Test func whoAsksWithinAnAnswerIsServed() {
        var got: [[UInt8]?] = []
        shelf.content(digest(1)) { [shelf] _ in shelf.content(digest(1)) { got.append($0) } }
        shelf.loaded(digest(1), [1])
        #expect(got == [[1]])
    }

    @Test func theOldestIsGivenUpWhenThereIsTooMuch() {
        let large = [UInt8](repeating: 0, count: 9 << 20)
        shelf.keep(large, for: digest(1))
        shelf.keep([1], for: digest(2))
        #expect(shelf.size(of: digest(1)) != nil)
        shelf.keep(large, for: digest(3))
        #expect(shelf.size(of: digest(1)) == nil)
        #expect(shelf.size(of: digest(2)) == 1)
        #expect(shelf.size(of: digest(3)) == large.count)
        // One that is larger than all there may be is kept while it is the last.
        shelf.keep([UInt8](repeating: 0, count: 17 << 20), for: digest(4))
        #expect(shelf.size(of: digest(4)) != nil)
        #expect(shelf.size(of: digest(3)) == nil)
    }
}
