import Bundles
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
            (.notYet("widgethost serve"), 69), (.noBundles(folders: ["a"], refused: []), 66), (.bundle(.missing(path: "x")), 66),
            (.bundle(.notALibrary(path: "x", reason: "it is empty")), 65), (.bundle(.helperMissing(path: "x")), 71),
            (.unwritable(path: "out", error: 13), 73), (.noEntries(kind: "A"), 65), (.notAnswered(kind: "A", reason: "it crashed"), 69),
        ] as [(HostError, Int32)])
    func statusesAreThoseOfSysexits(error: HostError, status: Int32) {
        #expect(error.exitStatus == status)
    }

    @Test(
        arguments: [
            .unknownCommand("lst", nearest: "list"), .unknownFlag("--x", .run, nearest: nil),
            .flagOfOthers(.count, .render, others: [.run]),
            .flagsExclude(.at, .entry), .flagNeeded(.file, .render), .missingValue(.kind), .repeatedFlag(.kind),
            .badValue("--count", "0", expected: "a number"), .badName("--view", "x", names: ["a", "b"], nearest: "a"),
            .unexpectedArgument("x"),
            .notYet("x"), .noBundles(folders: ["a", "b"], refused: [.missing(path: "c")]), .noKinds(bundles: ["a"]),
            .nothingDescribed(["a"]),
            .notAnswered(kind: "A", reason: "r"), .noEntries(kind: "A"), .noSuchEntry(9, count: 2), .noEntryYet(kind: "A", first: "then"),
            .notDrawn(kind: "A", reason: "r"), .unwritable(path: "out", error: 13),
        ] as [HostError])
    func everyErrorIsOneSentenceOrTwo(error: HostError) {
        #expect(".?".contains(error.description.suffix(1)) || error.description.contains("\n"))
        #expect(!error.description.contains("  ") || error.description.contains("\n  "))
        #expect(error.exitStatus != 0)
    }

    @Test(
        arguments: [("laderwidget", "LadderWidget"), ("news", "NewsWidget"), ("", "NewsWidget"), ("Zzz", "NewsWidget")]
            as [(String, String)])
    func theNearestNameIsTheOneThatDiffersLeast(typed: String, name: String) {
        #expect(nearest(to: typed, among: ["LadderWidget", "NewsWidget"]) == name)
    }

    @Test func amongNoNamesNoneIsNearest() {
        #expect(nearest(to: "a", among: []) == nil)
    }
}
