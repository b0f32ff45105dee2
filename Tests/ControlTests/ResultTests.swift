import Foundation
import Testing

@testable import Control

/// Every result that a method may have, written and read again.
@Suite struct ResultTests {
    static let date = Date(timeIntervalSince1970: 1_785_585_600)

    static let placement = PlacementReport(
        placement: 1, bundle: "b", kind: "K", family: "systemSmall", position: 0, stack: 2, onTop: true,
        intent: "Team", configuration: ["team": "A", "kept": [1, nil]],
        shown: ShownPicture(stage: "timeline", generation: 4, since: date, entry: date), nextEntry: date, asked: date, nextReload: date,
        heldBack: "budget",
        budget: ReloadAllowance(used: 3, limit: 70), failure: PlacementFailure(reason: "r", last: date, count: 2), suspension: "s",
        refusal: "r")

    static let activity = ActivityReport(
        activity: "a", type: "T", phase: .ended, attributes: ["n": 1], state: [:], started: date, updated: date, staleDate: date,
        relevance: 1,
        cause: "user")

    static let parameter: GalleryParameter = {
        var parameter = GalleryParameter(name: "p", title: "t", type: "enum")
        parameter.description = "d"
        parameter.typeName = "T"
        (parameter.isList, parameter.isOptional, parameter.isHidden) = (true, true, true)
        parameter.standard = "A"
        (parameter.minimum, parameter.maximum, parameter.control) = (1, 2.5, "slider")
        parameter.choices = [SettingChoice(value: "A", title: "a", subtitle: "s", symbol: "star"), SettingChoice(value: "B", title: "b")]
        (parameter.options, parameter.dependencies) = ("listed", ["q"])
        return parameter
    }()

    static let refused = RefusedFile(bundle: "b", path: "/b", reason: "r")

    static let results: [any JSONConvertible & Hashable & Sendable] = [
        NoResult(),
        HostStatus(
            version: "1", pid: 2, started: date, placements: 3, bundles: 4, processes: 5, clients: 6, next: date,
            sandbox: HostStatus.Sandbox(isUsed: false, reason: "r"),
            drawing: HostStatus.Drawing(
                pictures: 7, texts: 8, losses: 9, lastFailure: HostStatus.Drawing.Failure(date: date, reason: "f")),
            refused: [refused], notes: ["n"]),
        HostDescription(
            version: "1", methods: ["m"], topics: ["t"], errors: ["e"], limits: ServerLimits(),
            families: [FamilySize(name: "f", width: 1, height: 2)]),
        GalleryListing(
            bundles: [
                GalleryBundle(
                    name: "b", path: "/b",
                    kinds: [
                        GalleryKind(
                            kind: "K", name: "n", description: "d", families: ["f"],
                            parameters: [parameter, GalleryParameter(name: "q", title: "u", type: "other")], quarantine: "q")
                    ], failure: "f")
            ], refused: [refused]),
        ReloadResult(placements: [1, 2], failures: [ReloadFailure(placement: 2, reason: "r")]),
        TimelineListing(
            placement: 1, kind: "K", family: "f", policy: .after(date), nextReload: date, current: 0,
            entries: [TimelineEntryReport(date: date, relevance: EntryRelevance(score: 1, duration: 2), bytes: 3)]),
        TimelineListing(placement: 1, kind: "K", family: "f", policy: .atEnd, entries: []),
        TimelineListing(placement: 1, kind: "K", family: "f", policy: .never, entries: []), PlacementListing(placements: [placement]),
        PlacementReport(placement: 1, bundle: "/b", kind: "K", family: "f", position: 0, configuration: [:]),
        FormReport(summary: "${p}", shown: ["p"], values: ["p": "A"], titles: ["p": "a"], problems: ["p": "r"]),
        FormReport(shown: [], values: [:]),
        OptionsListing(
            parameter: "p", prompt: "?",
            sections: [.init(title: "t", subtitle: "s", choices: [SettingChoice(value: 1, title: "t")]), .init(choices: [])], notes: ["n"]),
        RecommendationListing(recommendations: [RecommendedConfiguration(title: "t", configuration: ["p": "A"])]),
        ElementListing(
            placement: 1, generation: 2,
            elements: [WidgetElement(frame: [0, 1, 2, 3], url: "a:b"), WidgetElement(frame: [], intent: "I", values: ["v": 1])]),
        ActionResult(url: "app://x", isOpened: false, dialog: "d", opensApp: true, isReloading: true),
        ActionResult(isReloading: false),
        Picture(placement: 1, generation: 2, hash: "h", format: .png, width: 3, height: 4, data: Base64Bytes([1, 2, 255])),
        Picture(placement: 1, generation: 2, hash: "h", format: .svg, width: 3, height: 4, until: date),
        DefaultsValue(value: nil), DefaultsListing(suites: ["s"]), DefaultsListing(values: ["k": [1]]),
        ActivityListing(activities: [activity]),
        Subscription(topics: [.host], heartbeat: 15, host: "h", sequence: 9),
        ControlEvent(.shown, at: date, ["placement": 1, "view": "timeline"]),
    ]

    @Test(arguments: results.indices) func aResultIsReadAsItWasWritten(index: Int) throws {
        func check(_ result: some JSONConvertible & Hashable) throws {
            let text = result.json.text
            let type = Swift.type(of: result)
            #expect(try type.init(json: JSONValue(reading: text)) == result, "\(text)")
            // Members of a later version do no harm; anything but an object does.
            let more = JSONValue.object(try JSONObject(json: result.json).members + [JSONValue.Member(name: "later", value: 1)])
            if type != ControlEvent.self { #expect(try type.init(json: more) == result) }
            #expect(throws: JSONMismatch.self) { try type.init(json: []) }
        }
        try check(Self.results[index])
    }

    @Test func limitsOfAnotherProgramAreReadWithoutATrap() throws {
        for seconds in [-1.0, 0, 1e300, .nan] {
            let limits = try ServerLimits(json: ["requestSeconds": .number(seconds), "heartbeatSeconds": .number(seconds)])
            #expect(limits.requestTime > .zero)
        }
        var limits = ServerLimits()
        limits.stallTime = .milliseconds(1_500)
        #expect(try ServerLimits(json: limits.json) == limits)
    }

    @Test func aHostDescribesEverything() {
        let description = HostDescription(version: "1", limits: ServerLimits(), families: [])
        #expect(description.parameters.map(\.method) == Method.allCases.map(\.rawValue))
        #expect(description.methods.contains("host.describe") && description.methods.count == Method.allCases.count)
        #expect(description.topics.count == EventTopic.allCases.count && description.errors.count == Fault.Name.allCases.count)
    }

    @Test func everyEventHasATopic() {
        #expect(Set(EventName.allCases.map(\.topic)) == Set(EventTopic.allCases))
    }
}
