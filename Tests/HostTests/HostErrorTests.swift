import Bundles
import Control
import Storage
import Testing

@testable import widgethost

@Suite struct HostErrorTests {
    @Test func severalKindsAreAskedForInXcodesWords() {
        let error = HostError.kindNotChosen(kinds: ["LadderWidget", "NewsWidget"])
        #expect(
            error.description
                == "Please specify the widget kind in the environment using the key '_XCWidgetKind' to be one of: 'LadderWidget', 'NewsWidget'."
        )
        #expect(error.exitStatus == 64)
    }

    @Test func anUnknownKindIsToldWithTheNearest() {
        let error = HostError.unknownKind("LaderWidget", kinds: ["LadderWidget", "NewsWidget"], nearest: "LadderWidget")
        #expect(
            error.description == """
                There is no widget kind 'LaderWidget'. Did you mean 'LadderWidget'? Please specify the widget kind in the environment \
                using the key '_XCWidgetKind' to be one of: 'LadderWidget', 'NewsWidget'.
                """)
        #expect(error.exitStatus == 64)
    }

    @Test func anUnsupportedFamilyIsToldWithThoseThatAre() {
        let error = HostError.unsupportedFamily("systemLarge", kind: "LadderWidget", families: ["systemSmall", "systemMedium"])
        #expect(
            error.description
                == "The widget 'LadderWidget' does not come in the family 'systemLarge'. Its families are: 'systemSmall', 'systemMedium'.")
        #expect(error.exitStatus == 64)
    }

    @Test(
        arguments: [
            (.noBundles(folders: ["a"], refused: []), 66), (.bundle(.missing(path: "x")), 66),
            (.bundle(.notALibrary(path: "x", reason: "it is empty")), 65), (.bundle(.helperMissing(path: "x")), 71),
            (.unwritable(path: "out", error: 13), 73), (.control(.noHost(path: "x")), 69),
            (.control(.hostIsRunning(path: "x", pid: 1)), 75),
            (.control(.refused(.unknownPlacement(7))), 64), (.control(.refused(.storeFailed("full"))), 74),
            (.control(.untrustedFolder(path: "x", reason: "r")), 77), (.storage(.noHome), 78),
            (.storage(.inUse(path: "x", process: 1)), 75),
            (.storage(.newerSchema(path: "x", found: 9, known: 1)), 65), (.storage(.full(path: "x")), 73), (.noEntries(kind: "A"), 65),
            (.notAnswered(kind: "A", reason: "it crashed"), 69),
        ] as [(HostError, Int32)])
    func statusesAreThoseOfSysexits(error: HostError, status: Int32) {
        #expect(error.exitStatus == status)
    }

    @Test(
        arguments: [
            .unknownCommand("lst", nearest: "list"), .unknownFlag("--x", .run, nearest: nil),
            .flagOfOthers(.count, .render, others: [.run]),
            .flagsExclude(.at, .entry), .flagNeeded(.file, .render), .missingValue(.kind), .missingWord("PATH", .build),
            .repeatedFlag(.kind),
            .badValue("--count", "0", expected: "a number"), .badName("--view", "x", names: ["a", "b"], nearest: "a"),
            .unexpectedArgument("x"),
            .noBundles(folders: ["a", "b"], refused: [.missing(path: "c")]), .noKinds(bundles: ["a"]),
            .nothingDescribed(["a"]),
            .notAnswered(kind: "A", reason: "r"), .noEntries(kind: "A"), .noSuchEntry(9, count: 2), .noEntryYet(kind: "A", first: "then"),
            .notDrawn(kind: "A", reason: "r"), .unwritable(path: "out", error: 13),
        ] as [HostError])
    func everyErrorIsOneSentenceOrTwo(error: HostError) {
        #expect(".?".contains(error.description.suffix(1)) || error.description.contains("\n"))
        #expect(!error.description.isEmpty)
        #expect(!error.description.contains("  ") || error.description.contains("\n  "))
        #expect(error.exitStatus != 0)
    }

    @Test(
        arguments: [
            ("laderwidget", "LadderWidget"), ("news", "NewsWidget"), ("WIDGET", "LadderWidget"), ("NewsWigdte", "NewsWidget"), ("", nil),
            ("Zzz", nil), ("Widdershins", nil), ("ne", nil), (String(repeating: "NewsWidget", count: 30), nil),
        ] as [(String, String?)])
    func theNearestNameIsTheOneThatDiffersLeastIfItIsNear(typed: String, name: String?) {
        #expect(nearest(to: typed, among: ["LadderWidget", "NewsWidget"]) == name)
    }

    @Test(
        arguments: [
            (
                .unknownKind("Laderr", known: ["Ladder", "News"]),
                "there is no widget kind 'Laderr'. Did you mean 'Ladder'? There are: 'Ladder', 'News'."
            ), (.unknownKind("X", known: []), "there is no widget kind 'X'. None is there yet."),
            (
                .unsupportedFamily("huge", kind: "News", supported: ["systemSmall"]),
                "the widget 'News' does not come in the family 'huge'. There are: 'systemSmall'."
            ), (.unknownPlacement(7), "there is no placement 7: `widgethost status` lists them."),
            (.unknownBundle("B"), "there is no bundle 'B': `widgethost call gallery.list` lists them."),
            (.invalidConfiguration("team", reason: "News has no settings"), "'team': News has no settings."),
        ] as [(Fault, String)])
    func whatTheHostRefusesIsSaidInWordsOfTheCommandLine(fault: Fault, words: String) {
        #expect(HostError.control(.refused(fault)).description == words)
    }

    @Test func amongNoNamesNoneIsNearest() {
        #expect(nearest(to: "a", among: []) == nil)
    }
}
