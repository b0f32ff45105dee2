import BundleMessages
import Control
import Drawing
import Foundation
import Scheduling
import Testing

@testable import widgethost

@Suite struct OutputTests {
    @Test func aFileIsWrittenWholeOverTheLast() throws {
        let folder = try TestFolder()
        try AtomicFile.write([1, 2, 3], to: folder.path("a"))
        try AtomicFile.write([4], to: folder.path("a"))
        #expect(try folder.bytes("a") == [4])
        #expect(folder.names == ["a"])
    }

    @Test func aPlaceThatCannotBeWrittenIsNamed() throws {
        let folder = try TestFolder()
        #expect(throws: HostError.unwritable(path: folder.path("no/a"), error: 2)) { try AtomicFile.prepareFile(folder.path("no/a")) }
        #expect(throws: HostError.unwritable(path: folder.url.path, error: 21)) { try AtomicFile.prepareFile(folder.url.path) }
        try AtomicFile.prepareFolder(folder.path("x/y/z"))
        try AtomicFile.prepareFolder(folder.path("x/y/z"))
        #expect(folder.names == ["x"])
    }

    @Test(
        arguments: [("News", "News-systemSmall-0001.png"), ("a/b\n", "a_b_-systemSmall-0001.png"), ("..", "_.-systemSmall-0001.png")]
            as [(String, String)])
    func filesAreNumberedUnderTheKind(kind: String, name: String) throws {
        let folder = try TestFolder()
        var files = try PictureFiles(folder: folder.url.path, kind: kind, family: .systemSmall, format: .png)
        #expect(try files.write([1]) == folder.path(name))
        #expect(try files.write([2]).hasSuffix("0002.png"))
        var vectors = try PictureFiles(folder: folder.url.path, kind: kind, family: .systemSmall, format: .svg)
        #expect(try vectors.write([3]).hasSuffix("0001.svg"))
    }

    @Test(
        arguments: [
            (.failed(.timeline, .lost("Test crashed")), true, 30, "Test crashed; the last picture stays, next try in 30 s"),
            (.failed(.snapshot, .refused("no data")), false, 0, "no snapshot: no data"),
            (
                .silent(.timeline, after: 30), true, 120,
                "the provider gave no timeline within 30 seconds, in which it must return or call its completion; the last picture stays, next try in 2 min"
            ),
            (
                .notStarted(.placeholder, after: 10), false, 30,
                "the bundle did not take the question for its placeholder within 10 seconds, next try in 30 s"
            ),
        ] as [(KeepReason, Bool, Double, String)])
    func aFailureIsOneClearLine(reason: KeepReason, hasPicture: Bool, wait: Double, words: String) {
        let now = Date()
        #expect(reason.words(hasPicture: hasPicture, retry: now + wait, now: now) == words)
    }

    @Test func everyFamilyHasASize() {
        for family in Family.allCases { #expect(FamilySizes.standard[family].width > 0 && FamilySizes.standard[family].height > 0) }
        #expect(FamilySizes.standard[.systemMedium] == CGSize(width: 338, height: 158))
    }

    @Test func aTimelineIsPrintedInTheOrderOfItsDates() {
        let now = Date(timeIntervalSince1970: 1_000)
        let entries = [5.0, 1, 3].map { Entry(date: now + $0, content: ListBytes(bytes: [UInt8($0)])) }
        let plan = TimelinePlan(kind: "A", family: .systemSmall, answer: Answer(entries: entries, policy: .after(now + 900)), now: now)
        #expect(plan.entries.map(\.content.bytes) == [[1], [3], [5]])
        #expect(plan.nextReload == now + 900)
        #expect(plan.text.hasPrefix("A, systemSmall: 3 entries\n0  1970-01-01T00:16:41.000Z\n"))
        #expect(
            plan.json.text.contains(
                #""policy":{"policy":"after","date":"1970-01-01T00:31:40.000Z"},"nextReload":"1970-01-01T00:31:40.000Z""#))
    }
}
