import Foundation
import StorageWriter
import Testing

@testable import Storage

/// A damaged database is set aside, and what can be read of it lives on.
@Suite struct SalvageTests {
    /// A place with three hundred placements, each with settings and pictures of its own.
    private func full() throws -> (TestFolder, Contents) {
        let place = TestFolder()
        let bench = try place.open()
        for number in 1...300 {
            let picture = content(UInt8(number % 250), count: 3_000 + number)
            bench.store.submit([
                .place(placement(UInt64(number), configuration: [UInt8](repeating: UInt8(number % 256), count: 200))),
                .archived(
                    UInt64(number), [(0, content(1, count: 400 + number, pictures: [picture.digest])), (60, content(2, count: number))],
                    pictures: [picture]), .stand(.init(UInt64(number)), Standing(asked: origin, spent: [origin])),
            ])
        }
        bench.store.submit([.build(StoredBuild(key: "b", bundle: "clock")), .starting(bundle: "clock", at: origin)])
        #expect(bench.store.close(within: 20))
        return (place, try place.reopened().contents)
    }

    private func overwrite(_ place: TestFolder, at offset: UInt64, _ bytes: [UInt8]) throws {
        let file = try FileHandle(forUpdating: URL(filePath: place.database))
        try file.seek(toOffset: offset)
        try file.write(contentsOf: bytes)
        try file.close()
    }

    private func pages(_ place: TestFolder) throws -> Int { try Data(contentsOf: URL(filePath: place.database)).count / 4096 }

    private func garbage(seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        return (0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    private func expectSetAside(_ place: TestFolder, _ opening: Opening, _ comment: Comment? = nil) throws {
        let repair = try #require(opening.repair, comment)
        #expect(repair.setAside == place.database + ".damaged-2026-05-09T06-13-20Z", comment)
        #expect(FileManager.default.fileExists(atPath: repair.setAside), comment)
        #expect(place.names.filter { !$0.contains("damaged") }.sorted() == ["lock", "widgets.sqlite"], comment)
        #expect(try place.reopened().repair == nil, comment)
        try expectWhole(place.connection())
    }

    /// What is there is as it was; some may be missing.
    private func expectPart(_ found: Contents, of whole: Contents, _ comment: Comment? = nil) {
        let wanted = Dictionary(uniqueKeysWithValues: whole.placements.map { ($0.id, $0) })
        #expect(found.placements.allSatisfy { wanted[$0.id] == $0 }, comment)
        #expect(found.standings.allSatisfy { whole.standings[$0] == $1 }, comment)
        let entries = { (archive: Archive?) in Set(archive?.entries ?? []) }
        #expect(found.archives.allSatisfy { entries($1).isSubset(of: entries(whole.archives[$0])) }, comment)
    }

    @Test(arguments: [0, 16, 28, 44])
    func aBrokenHeaderCostsNothing(offset: UInt64) throws {
        let (place, whole) = try full()
        try overwrite(place, at: offset, [UInt8](repeating: 0xa5, count: offset == 0 ? 100 : 4))
        let opening = try place.reopened()
        if offset == 28 || offset == 44, opening.repair == nil { return #expect(opening.contents == whole) }
        try expectSetAside(place, opening)
        #expect(opening.repair?.gaps == 0 && opening.repair?.dropped == 0)
        expectEqual(opening.contents, whole)
    }

    @Test func aLostFirstPageCostsNothing() throws {
        let (place, whole) = try full()
        try overwrite(place, at: 0, garbage(seed: 1))
        let opening = try place.reopened()
        try expectSetAside(place, opening)
        expectEqual(opening.contents, whole)
    }

    @Test(arguments: [0.25, 0.5, 0.9])
    func ofATruncatedFileTheBeginningLivesOn(part: Double) throws {
        let (place, whole) = try full()
        let length = UInt64(part * Double(try pages(place))) * 4096 + 1_000
        try FileHandle(forUpdating: URL(filePath: place.database)).truncate(atOffset: length)
        let opening = try place.reopened()
        try expectSetAside(place, opening)
        expectPart(opening.contents, of: whole)
        #expect(opening.contents.placements.count >= 20)
    }

    @Test(arguments: 1...6)
    func ofGarbagePagesNothingElseIsHurt(seed: UInt64) throws {
        let (place, whole) = try full()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<3 {
            let page = Int.random(in: 2...(try pages(place)), using: &random)
            try overwrite(place, at: UInt64(page - 1) * 4096, garbage(seed: random.next()))
        }
        try? place.forgetEnd()
        let opening = try place.reopened()
        guard opening.repair != nil else { return #expect(opening.contents.placements == whole.placements) }
        try expectSetAside(place, opening, "seed \(seed)")
        expectPart(opening.contents, of: whole)
    }

    /// Many pages in turn, so that every kind of page has been the one.
    @Test func whicheverPageIsLostTheOthersPlacementsLive() throws {
        let (place, whole) = try full()
        let good = try Data(contentsOf: URL(filePath: place.database))
        var losses: [Int] = []
        for page in stride(from: 1, through: good.count / 4096, by: 13) {
            let other = TestFolder()
            try other.folder.prepare()
            var bad = good
            bad.replaceSubrange((page - 1) * 4096..<page * 4096, with: garbage(seed: UInt64(page)))
            try bad.write(to: URL(filePath: other.database))
            let opening = try other.reopened()
            expectPart(opening.contents, of: whole, "page \(page)")
            #expect(try other.reopened().repair == nil, "page \(page)")
            losses.append(whole.placements.count - opening.contents.placements.count)
        }
        // A page holds some fifteen placements; only the root of their table leads to more.
        print("placements lost with a page: \(losses.filter { $0 > 0 }) of 300, with \(losses.count) pages")
        #expect(losses.count { $0 > 30 } <= 1)
    }

    @Test func anIndexThatLiesIsFoundAfterAnUncleanEnd() throws {
        let (place, whole) = try full()
        try place.forgetEnd()
        let database = try place.connection(.read)
        let root = try #require(try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'entry_of_placement'"))
        var empty = [UInt8](repeating: 0, count: 4096)
        empty[0...7] = [10, 0, 0, 0, 0, 16, 0, 0]
        try overwrite(place, at: UInt64(root - 1) * 4096, empty)
        let opening = try place.reopened()
        try expectSetAside(place, opening)
        #expect(opening.repair?.dropped == 0)
        expectEqual(opening.contents, whole)
    }

    @Test func aDamagedPictureIsSaidAndComesBackWhenItIsGivenAgain() throws {
        let (place, _) = try full()
        let lost = content(2, count: 17)
        try place.connection().run(
            "UPDATE content_bytes SET bytes = x'00' WHERE content = (SELECT id FROM content WHERE digest = ?)", .digest(lost.digest))
        let bench = try place.open()
        #expect(try bench.load(lost.digest) == .failure(.contentDamaged(lost.digest)))
        try bench.submit(.archived(17, [(0, lost)]))
        #expect(try bench.load(lost.digest) == .success(lost.bytes))
        #expect(bench.store.close())
    }

    @Test func whatLayInTheLogLivesOn() throws {
        let (place, whole) = try full()
        let writer = try WriterProcess("write", place.folder.path, 4)
        writer.read(lines: 20)
        writer.kill()
        try overwrite(place, at: 0, [UInt8](repeating: 0, count: 4096))
        for page in stride(from: 10, to: UInt64(try pages(place)), by: 10) { try overwrite(place, at: page * 4096, garbage(seed: page)) }
        let opening = try place.reopened()
        #expect(opening.repair != nil)
        // What the host that was killed had written lay in the log alone.
        #expect(ChangeScript.number(in: opening.contents, seed: 4) > 0)
        #expect(opening.contents.placements.count > whole.placements.count / 2)
    }

    @Test func aFileThatIsNoDatabaseAtAllIsKeptAndReplaced() throws {
        let place = TestFolder()
        try place.folder.prepare()
        try "my notes".write(toFile: place.database, atomically: false, encoding: .utf8)
        let opening = try place.reopened()
        try expectSetAside(place, opening)
        #expect(opening.contents.placements.isEmpty)
        #expect(try String(contentsOfFile: #require(opening.repair?.setAside), encoding: .utf8) == "my notes")
    }

    @Test func threeDamagedFilesAreKept() throws {
        let place = TestFolder()
        for day in 0..<5 {
            try place.folder.prepare()
            try "notes \(day)".write(toFile: place.database, atomically: false, encoding: .utf8)
            #expect(try place.open(at: origin + Double(day) * 86_400).store.close())
        }
        let dates = place.names.filter { $0.contains("damaged") }.compactMap { $0.split(separator: "-").dropFirst(3).first?.prefix(2) }
        #expect(dates == ["11", "12", "13"])
    }
}
