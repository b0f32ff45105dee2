import Foundation
import TestSupport
import Testing

@testable import Storage

/// What the disk and other processes do to a store.
@Suite struct TroubleTests {
    private func isSuspended(_ delivery: Delivery) -> Bool { if case .suspended = delivery { true } else { false } }

    @Test func withoutRoomItGoesOnInMemoryAndCatchesUp() throws {
        let place = TestFolder()
        let bench = try place.open(StoreOptions(pageLimit: 60))
        try bench.submit(.place(placement(1)))
        let large = content(7, count: 400_000)
        bench.store.submit([.archived(1, [(0, large)])])
        let seen = try bench.log.wait(until: isSuspended)
        #expect(seen.last == .suspended(.full(path: place.database)))
        // What waits is there for those who ask.
        #expect(try bench.load(large.digest) == .success(large.bytes))
        // Room comes with a smaller archive in place of the large one, and what came before and after it is kept.
        let small = content(8)
        #expect(try bench.submit(.archived(1, [(0, small)]), .place(placement(2))) == nil)
        #expect(bench.log.all.contains(.resumed))
        #expect(bench.log.all.count { isSuspended($0) } == 1)
        #expect(try bench.load(large.digest) == .failure(.contentMissing(large.digest)))
        #expect(bench.store.close())
        #expect(try place.reopened().contents.placements.map(\.id.rawValue) == [1, 2])
    }

    @Test func aLimitToFilesIsWaitedFor() throws {
        let place = TestFolder()
        let writer = try WriterProcess("fill", place.folder.path, 600_000)
        #expect(writer.finish() == 0)
        #expect(writer.lines == ["suspended \(StorageError.unwritable(path: place.database))", "resumed"])
        let opening = try place.reopened()
        #expect(opening.contents.placements.count == 64 && opening.contents.archives.count == 64)
        #expect(opening.contents.uncleanEnd == nil && opening.repair == nil)
    }

    @Test(.enabled(if: TinyDisk.isPossible, "nobody may mount a disk here")) func aFullDiskAtTheStartIsReadAllTheSame() throws {
        try TinyDisk.with(kilobytes: 1024) { disk in
            let folder = StateFolder(path: disk.path + "/state")
            let bench = try Bench(folder)
            try bench.submit(.place(placement(1)))
            #expect(bench.store.close())
            try disk.fill()
            let again = try Bench(folder)
            #expect(again.store.opening.contents.placements.map(\.id.rawValue) == [1])
            #expect(try again.log.wait(until: isSuspended).last == .suspended(.full(path: folder.database)))
            let ticket = again.store.submit([.place(placement(2))])
            disk.empty()
            again.store.retry()
            _ = try again.log.wait { $0 == .committed(through: ticket) }
            #expect(again.store.close())
            #expect(try Bench(folder).store.opening.contents.placements.map(\.id.rawValue) == [1, 2])
        }
    }

    @Test(.enabled(if: TinyDisk.isPossible, "nobody may mount a disk here")) func aFullDiskWithoutADatabaseIsMemory() throws {
        try TinyDisk.with(kilobytes: 256) { disk in
            try disk.fill()
            let bench = try Bench(StateFolder(path: disk.path + "/state"))
            guard case .full? = bench.store.opening.inMemoryBecause else {
                Issue.record("\(String(describing: bench.store.opening.inMemoryBecause))")
                return
            }
            try bench.submit(.place(placement(1)))
            #expect(bench.store.close())
        }
    }

    @Test(.enabled(if: TinyDisk.isPossible, "nobody may mount a disk here")) func aReadOnlyDiskIsReadAndTheHostGoesOnInMemory() throws {
        try TinyDisk.with(kilobytes: 1024) { disk in
            let folder = StateFolder(path: disk.path + "/state")
            let bench = try Bench(folder)
            let shown = content(5)
            try bench.submit(.place(placement(1)), .archived(1, [(0, shown)]))
            // As a host leaves it that is killed: with a log.
            try FileManager.default.copyItem(atPath: folder.path, toPath: disk.path + "/killed")
            #expect(bench.store.close())
            try disk.setReadOnly(true)
            let again = try Bench(folder)
            #expect(again.store.opening.inMemoryBecause == .readOnly(path: folder.path))
            #expect(again.store.opening.contents.placements.map(\.id.rawValue) == [1])
            #expect(try again.load(shown.digest) == .success(shown.bytes))
            try again.submit(.remove(.init(1)))
            #expect(try again.load(shown.digest) == .failure(.contentMissing(shown.digest)))
            #expect(again.store.close())
            let killed = try Bench(StateFolder(path: disk.path + "/killed"))
            #expect(killed.store.opening.contents.placements.map(\.id.rawValue) == [1])
            #expect(killed.store.opening.contents.uncleanEnd != nil)
            #expect(killed.store.close())
        }
    }

    @Test func aLockThatPassesIsWaitedFor() throws {
        let place = TestFolder()
        let bench = try place.open(StoreOptions(patience: 10, retryInterval: 0.01))
        try bench.submit(.place(placement(1)))
        let other = try place.connection()
        try other.execute("BEGIN IMMEDIATE")
        let ticket = bench.store.submit([.place(placement(2))])
        #expect(try bench.log.wait(until: isSuspended).last == .suspended(.locked(path: place.database)))
        try other.execute("ROLLBACK")
        #expect(try bench.log.wait { $0 == .committed(through: ticket) }.contains(.committed(through: ticket)))
        #expect(bench.store.close())
    }

    @Test func whatMayNotWaitIsRefusedAndNeverComesBack() throws {
        let place = TestFolder()
        let bench = try place.open(StoreOptions(patience: 10, retryInterval: 0.01))
        try bench.submit(.place(placement(1)))
        let other = try place.connection()
        try other.execute("BEGIN IMMEDIATE")
        let locked = StorageError.locked(path: place.database)
        // Also the second, of which the trouble is told no more.
        for number in [2, 3] as [UInt64] {
            let ticket = bench.store.submit([.place(placement(number))], waits: false)
            #expect(try bench.log.wait { $0 == .refused(ticket, locked) }.contains(.refused(ticket, locked)))
        }
        let kept = bench.store.submit([.place(placement(4))])
        try other.execute("ROLLBACK")
        _ = try bench.log.wait { $0 == .committed(through: kept) }
        #expect(bench.store.close())
        #expect(try place.reopened().contents.placements.map(\.id.rawValue) == [1, 4])
    }

    @Test func aLockAtTheStartIsReadBeside() throws {
        let place = TestFolder()
        #expect(try place.open().store.close())
        let other = try place.connection()
        try other.execute("BEGIN IMMEDIATE")
        let bench = try place.open(StoreOptions(patience: 10, retryInterval: 0.01))
        #expect(try bench.log.wait(until: isSuspended).last == .suspended(.locked(path: place.database)))
        try other.execute("ROLLBACK")
        _ = try bench.log.wait { $0 == .resumed }
        #expect(bench.store.close())
    }

    @Test func aLockThatShutsReadersOutIsOneError() throws {
        let place = TestFolder()
        #expect(try place.open().store.close())
        let other = try place.connection()
        try other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
        #expect(throws: StorageError.locked(path: place.database)) { try place.open(StoreOptions(patience: 10)) }
        // The host may go on all the same.
        let store = try WidgetStore(inMemoryBecause: .locked(path: place.database), now: origin) { _ in }
        #expect(store.opening.inMemoryBecause == .locked(path: place.database))
        #expect(store.close())
    }

    @Test func aFileThatIsTakenAwayIsMissed() throws {
        let place = TestFolder()
        let bench = try place.open()
        try bench.submit(.place(placement(1)))
        unlink(place.database)
        bench.store.submit([.place(placement(2))])
        #expect(try bench.log.wait(until: isSuspended).last == .suspended(.moved(path: place.database)))
        #expect(bench.store.close())
    }
}
