import Foundation
import Testing

@testable import Storage

/// How long a host with a thousand placements waits for its state; printed, since the machine decides.
@Suite(.serialized) struct LoadTests {
    @Test(arguments: [10])
    func aThousandPlacementsLoad(entries: Int) throws {
        let place = TestFolder()
        try fill(place, entries: entries)
        for end in ["clean", "unclean"] {
            let clock = ContinuousClock()
            let start = clock.now
            let bench = try place.open()
            let took = clock.now - start
            #expect(bench.store.opening.contents.archives.values.map(\.entries.count).reduce(0, +) == 1_000 * entries)
            #expect(bench.store.opening.contents.standings.count == 1_000)
            print("1,000 placements of \(entries) entries, two lists each, after \(end) end: \(took)")
            #expect(bench.store.close(within: 60))
            try place.forgetEnd()
        }
    }

    private func fill(_ place: TestFolder, entries: Int) throws {
        let bench = try place.open()
        for number in 1...1_000 {
            let lists = (0..<10).map { content(UInt8($0), count: 2_000 + number) }
            let kept = (0..<entries).map { index in
                StoredEntry(
                    date: origin + Double(index),
                    lists: [light, dark].map { StoredList(environment: $0, digest: lists[index % 10].digest) })
            }
            let standing = Standing(asked: origin, failures: 0, spent: (0..<70).map { origin + Double($0) })
            let id = StoredPlacement.ID(UInt64(number))
            bench.store.submit([
                .place(placement(UInt64(number), configuration: [UInt8](repeating: 1, count: 300))),
                .archive(id, Archive(entries: kept, policy: .atEnd, received: origin), lists), .stand(id, standing),
            ])
        }
        #expect(bench.store.close(within: 60))
    }
}
