import Foundation
import Testing

@testable import Storage

@Suite struct WidgetStoreTests {
    // F12, F14: whoever writes settings knows what is in them; the store does not.
    @Test func settingsComeBackByteForByte() throws {
        let place = TestFolder()
        let settings = Array("{\"city\":\"Zürich\",\"future key\":[1,{}],\"\":null}\n\0".utf8) + [0xff, 0xfe]
        let bench = try place.open()
        try bench.submit(.place(placement(1, configuration: settings)), .place(placement(2)))
        try bench.submit(.sawBundle(name: "clock", path: "/a.so", build: "1", at: origin), .setBundle("clock", settings: settings))
        // Its bundle is disabled, replaced, gone; its kind too.
        try bench.submit(.disableBundle("clock", true))
        try bench.submit(.sawBundle(name: "clock", path: "/b.so", build: nil, at: origin + 1))
        try bench.submit(.edit(.init(1), .tombstone(.init(since: origin, reason: "its kind is gone")), at: origin + 2))
        try bench.submit(.edit(.init(1), .alias("NewClock"), at: origin + 3), .forgetBuild("1"))
        #expect(bench.store.close())
        let contents = try place.reopened().contents
        #expect(contents.placements.map(\.configuration) == [settings, []])
        #expect(contents.placements.first?.changed == origin + 3 && contents.placements.first?.created == origin)
        #expect(contents.bundles["clock"]?.settings == settings)
        #expect(contents.bundles["clock"]?.isDisabled == true)
        #expect(contents.bundles["clock"]?.path == "/b.so")
    }

    // F13
    @Test func aChainOfNumbersIsTurnedAtOnce() throws {
        let place = TestFolder()
        let bench = try place.open()
        for number in [1, 2, 3] as [UInt64] {
            try bench.submit(
                .place(placement(number, configuration: [UInt8(number)])), .archived(number, [(0, content(UInt8(number)))]),
                .stand(.init(number), Standing(failures: Int(number))))
        }
        let turn: [StoredPlacement.ID: StoredPlacement.ID] = [.init(1): .init(2), .init(2): .init(3), .init(3): .init(9)]
        #expect(try bench.submit(.renumber(turn)) == nil)
        #expect(try bench.submit(.renumber([.init(2): .init(3)])) == .takenPlacement(.init(3)))
        #expect(try bench.submit(.renumber([.init(2): .init(5), .init(3): .init(5)])) == .takenPlacement(.init(5)))
        #expect(try bench.submit(.renumber([.init(7): .init(8)])) == .unknownPlacement(.init(7)))
        #expect(try bench.submit(.renumber([.init(2): .init(0)])) == .unusable(what: "the placement number 0"))
        #expect(try bench.submit(.renumber([:])) == nil)
        #expect(bench.store.close())
        let contents = try place.reopened().contents
        #expect(contents.placements.map(\.id.rawValue) == [2, 3, 9])
        #expect(contents.placements.map(\.configuration) == [[1], [2], [3]])
        for (id, old) in [(2, 1), (3, 2), (9, 3)] as [(UInt64, UInt8)] {
            #expect(contents.standings[.init(id)]?.failures == Int(old))
            #expect(contents.archives[.init(id)]?.entries.first?.lists.first?.digest == content(old).digest)
        }
    }

    @Test func aNumberIsNeverGivenTwice() throws {
        let place = TestFolder()
        let bench = try place.open()
        try bench.submit(.place(placement(41)), .renumber([.init(41): .init(70)]), .remove(.init(70)))
        #expect(bench.store.close())
        #expect(try place.reopened().contents.lastPlacement == .init(70))
    }

    @Test func oneRefusalCostsNothingElse() throws {
        let place = TestFolder()
        let bench = try place.open()
        let good = bench.store.submit([.place(placement(1))])
        let bad = bench.store.submit([.place(placement(2)), .remove(.init(9))])
        let late = bench.store.submit([.place(placement(3))])
        _ = try bench.log.wait { $0 == .committed(through: late) }
        #expect(bench.log.all.contains(.refused(bad, .unknownPlacement(.init(9)))))
        #expect(good < bad && bad < late)
        #expect(bench.store.close())
        #expect(try place.reopened().contents.placements.map(\.id.rawValue) == [1, 3])
    }

    @Test(arguments: [
        (Change.edit(.init(5), .family("x"), at: origin), StorageError.unknownPlacement(.init(5))),
        (.stand(.init(5), Standing()), .unknownPlacement(.init(5))),
        (.archive(.init(5), Archive(received: origin), []), .unknownPlacement(.init(5))),
        (.place(placement(1)), .takenPlacement(.init(1))),
        (.disableBundle("x", true), .unknownBundle("x")),
        (.quarantine(Quarantine(scope: .init(build: "x"), reason: "", since: origin)), .unknownBuild("x")),
        (
            .archive(
                .init(1),
                Archive(
                    entries: [StoredEntry(date: origin, lists: [.init(environment: light, digest: content(9).digest)])], received: origin),
                []), .contentMissing(content(9).digest)
        ),
    ])
    func whatCannotBeIsRefused(change: Change, error: StorageError) throws {
        let place = TestFolder()
        let bench = try place.open()
        try bench.submit(.place(placement(1)))
        #expect(try bench.submit(change) == error)
    }

    @Test func aDateThatIsNoNumberIsRefused() throws {
        let place = TestFolder()
        let bench = try place.open()
        try bench.submit(.place(placement(1)))
        let never = Date(timeIntervalSinceReferenceDate: .nan)
        let (archive, contents) = archived([(0, content(1))], policy: .after(never))
        for change in [Change.archive(.init(1), archive, contents), .archived(1, [(.nan, content(1))])] {
            guard case .unusable? = try bench.submit(change) else {
                Issue.record("\(change) was taken")
                continue
            }
        }
        #expect(try bench.submit(.archived(1, [(.infinity, content(1))])) == nil)
    }

    @Test func aBurstIsOneTransaction() throws {
        let place = TestFolder()
        let bench = try place.open(StoreOptions(patience: 60_000))
        try bench.submit(.place(placement(1)))
        let other = try place.connection()
        try other.execute("BEGIN IMMEDIATE")
        // While another process keeps the store waiting, all the rest comes together.
        let tickets = (2...50).map { bench.store.submit([.place(placement($0))]) }
        try other.execute("COMMIT")
        let last = try #require(tickets.last)
        _ = try bench.log.wait { $0 == .committed(through: last) }
        let commits = bench.log.all.count { if case .committed = $0 { true } else { false } }
        #expect(commits <= 4)
    }

    @Test func whatIsLoadedIsWhatWasGivenBefore() throws {
        let place = TestFolder()
        let bench = try place.open()
        let shown = content(3, count: 5_000)
        bench.store.submit([.place(placement(1)), .archived(1, [(0, shown)])])
        #expect(try bench.load(shown.digest) == .success(shown.bytes))
        #expect(try bench.load(content(4).digest) == .failure(.contentMissing(content(4).digest)))
    }

    @Test func equalContentsAreKeptOnceAndGoWithTheirLastUse() throws {
        let place = TestFolder()
        let bench = try place.open()
        let picture = content(1)
        let list = content(2, pictures: [picture.digest])
        for number in [1, 2] as [UInt64] {
            try bench.submit(.place(placement(number)), .archived(number, [(0, list), (1, list)], pictures: [picture]))
        }
        let count = { try place.connection(.read).integer("SELECT count(*) FROM content_bytes") }
        #expect(try count() == 2)
        try bench.submit(.remove(.init(1)))
        #expect(try count() == 2)
        try bench.submit(.archived(2, [(0, content(3))]))
        #expect(try count() == 1)
        try bench.submit(.archived(2, []))
        #expect(try count() == 0)
    }

    @Test func withoutRoomForAllPastEntriesGoFirstAndThenTheLast() throws {
        let place = TestFolder()
        let bench = try place.open(StoreOptions(contentLimit: 1_000))
        try bench.submit(.place(placement(1)), .place(placement(2)))
        let entries = (-2...4).map { (Double($0), content(UInt8($0 + 10), count: 300)) }
        try bench.submit(.archived(1, entries))
        #expect(bench.log.all.contains { if case .leftOut(_, .init(1), 4) = $0 { true } else { false } })
        #expect(try bench.submit(.archived(2, [(0, content(1, count: 200))])) == .overLimit(bytes: 1_100, limit: 1_000))
        #expect(try bench.submit(.archived(2, [(0, content(1, count: 100))])) == nil)
        #expect(bench.store.close())
        let archive = try #require(try place.reopened().contents.archives[.init(1)])
        #expect(archive.entries.map { $0.date.timeIntervalSince(origin) } == [0, 1, 2])
        #expect(archive.leftOut == 2)
    }

    @Test func anUncleanEndNamesThoseThatWereStarting() throws {
        let place = TestFolder()
        #expect(try place.reopened().contents.uncleanEnd == nil)
        let bench = try place.open()
        try bench.submit(.starting(bundle: "a", at: origin), .starting(bundle: "b", at: origin + 1), .started(bundle: "a"))
        #expect(bench.store.close())
        #expect(try place.reopened().contents.uncleanEnd == nil)
        try place.connection().execute("INSERT INTO starting (bundle, since) VALUES ('b', 7)")
        try place.forgetEnd()
        let end = UncleanEnd(
            began: Date(timeIntervalSinceReferenceDate: 1), starting: ["b": Date(timeIntervalSinceReferenceDate: 7)])
        #expect(try place.reopened().contents.uncleanEnd == end)
    }

    @Test func quarantineIsPerBuildAndKind() throws {
        let place = TestFolder()
        let bench = try place.open()
        let scopes = [
            Quarantine.Scope(build: "1"), .init(build: "1", kind: "Clock"), .init(build: "1", kind: ""), .init(build: "2", kind: "Clock"),
        ]
        try bench.submit(["1", "2"].map { .build(StoredBuild(key: $0, bundle: "clock")) })
        for _ in 0..<2 { try bench.submit(scopes.map { .quarantine(Quarantine(scope: $0, reason: "died twice", since: origin)) }) }
        try bench.submit(
            .release(.init(build: "1", kind: "Clock")),
            .build(StoredBuild(key: "1", bundle: "clock", description: .init(bytes: [1], date: origin))))
        #expect(bench.store.close())
        let contents = try place.reopened().contents
        #expect(Set(contents.quarantines.keys) == [scopes[0], scopes[2], scopes[3]])
        #expect(contents.builds["1"]?.description?.bytes == [1])
    }

    @Test func afterClosingNothingIsTaken() throws {
        let place = TestFolder()
        let bench = try place.open()
        #expect(bench.store.close())
        #expect(bench.store.close())
        bench.store.submit([.place(placement(1))])
        #expect(try place.reopened().contents.placements.isEmpty)
    }

    @Test func theCurrentEntryIsTheLastWhoseDateHasCome() {
        let archive = archived([(0, content(1)), (10, content(2)), (10, content(3)), (20, content(4))]).0
        let moments: [(Double, Int?)] = [(-1, nil), (0, 0), (9, 0), (10, 2), (19, 2), (99, 3)]
        for (seconds, index) in moments { #expect(archive.current(at: origin + seconds) == index) }
    }
}
