import Foundation
import Testing

@testable import Control

@Suite struct ControlCommandTests {
    static let date = Date(timeIntervalSince1970: 1_785_585_600)

    /// Every method, and its parameters as they are written out.
    static let commands: [(ControlCommand, String)] = [
        (.hostStatus, "null"), (.hostDescribe, "null"), (.hostShutdown, "null"), (.galleryList, "null"),
        (.timelinesReload(ReloadWish(.all)), "{}"), (.timelinesReload(ReloadWish(.kind("K"), waits: true)), #"{"kind":"K","wait":true}"#),
        (.timelinesReload(ReloadWish(.placement(3))), #"{"placement":3}"#),
        (.timelinesGet(PlacementChoice(placement: 3)), #"{"placement":3}"#),
        (.placementsList, "null"), (.placementsAdd(NewPlacement(kind: "K")), #"{"kind":"K","configuration":{}}"#),
        (
            .placementsAdd(NewPlacement(kind: "K", bundle: "/b", family: "systemSmall", place: .stack(2), configuration: ["team": "A"])),
            #"{"kind":"K","bundle":"/b","family":"systemSmall","place":{"stack":2},"configuration":{"team":"A"}}"#
        ),
        (.placementsRemove(PlacementChoice(placement: 3)), #"{"placement":3}"#),
        (.placementsMove(PlacementMove(placement: 3, place: .position(0))), #"{"placement":3,"place":{"position":0}}"#),
        (
            .placementsConfigure(PlacementSettings(placement: 3, values: ["a": nil, "b": [1]])),
            #"{"placement":3,"values":{"a":null,"b":[1]}}"#
        ),
        (
            .settingsForm(
                SettingsWish(kind: "K", bundle: "b", family: "systemSmall", values: ["a": 1], locale: "de_DE")),
            #"{"kind":"K","bundle":"b","family":"systemSmall","values":{"a":1},"locale":"de_DE"}"#
        ),
        (.settingsForm(SettingsWish(placement: 3)), #"{"placement":3,"values":{}}"#),
        (
            .settingsOptions(OptionsWish(SettingsWish(placement: 3), parameter: "city", search: "Pra")),
            #"{"placement":3,"values":{},"parameter":"city","search":"Pra"}"#
        ),
        (.settingsRecommendations(SettingsWish(kind: "K")), #"{"kind":"K","values":{}}"#),
        (.widgetsElements(PlacementChoice(placement: 3)), #"{"placement":3}"#),
        (
            .widgetsPerform(WidgetAction(placement: 3, target: .element(0), generation: 9)),
            #"{"placement":3,"element":0,"generation":9}"#
        ),
        (
            .widgetsPerform(WidgetAction(placement: 3, target: .point(x: 1.5, y: 2), generation: 9)),
            #"{"placement":3,"x":1.5,"y":2.0,"generation":9}"#
        ),
        (
            .picturesGet(PictureWish(placement: 3, format: .svg, scheme: .dark, scale: 1.5, known: "ab")),
            #"{"placement":3,"format":"svg","scheme":"dark","scale":1.5,"known":"ab"}"#
        ),
        (.defaultsGet(DefaultsKey(suite: "g", key: "k")), #"{"suite":"g","key":"k"}"#),
        (.defaultsSet(DefaultsChange(suite: "g", key: "k", value: nil)), #"{"suite":"g","key":"k","value":null}"#),
        (.defaultsList(DefaultsScope()), "{}"), (.defaultsList(DefaultsScope(suite: "g")), #"{"suite":"g"}"#), (.activitiesList, "null"),
        (
            .activitiesRequest(NewActivity(type: "T", activity: "a", attributes: ["n": 1], state: [:], staleDate: date, relevance: 2)),
            #"{"type":"T","activity":"a","attributes":{"n":1},"state":{},"staleDate":"2026-08-01T12:00:00.000Z","relevance":2.0}"#
        ),
        (
            .activitiesUpdate(ActivityUpdate(activity: "a", state: ["n": 2], alert: ActivityAlert(title: "t", body: "b"))),
            #"{"activity":"a","state":{"n":2},"alert":{"title":"t","body":"b"}}"#
        ),
        (.activitiesEnd(ActivityEnd(activity: "a", dismissal: date)), #"{"activity":"a","dismissal":"2026-08-01T12:00:00.000Z"}"#),
        (.eventsSubscribe(SubscriptionWish(topics: [.timelines, .log])), #"{"topics":["timelines","log"]}"#),
    ]

    @Test(arguments: commands) func aCommandIsWrittenAndReadTheSame(command: ControlCommand, text: String) throws {
        #expect((command.parameters ?? .null).text == text)
        #expect(try ControlCommand(method: command.method.rawValue, parameters: command.parameters) == command)
    }

    @Test func everyMethodIsAmongThem() {
        #expect(Set(Self.commands.map { $0.0.method }) == Set(Method.allCases))
    }

    static let wrong: [(Method, JSONValue, String, String, String)] = [
        (.hostStatus, [1], "params", "an object", "an array"), (.timelinesGet, [:], "placement", "a whole number", "nothing"),
        (.timelinesGet, ["placement": "3"], "placement", "a whole number", #""3""#),
        (.timelinesGet, ["placement": 1.5], "placement", "a whole number", "1.5"),
        (.timelinesReload, ["kind": "K", "placement": 1], "placement", "either a kind or a placement", "1"),
        (.timelinesReload, ["wait": "yes"], "wait", "true or false", #""yes""#),
        (.placementsAdd, ["kind": [:]], "kind", "a text", "an object"),
        (.placementsAdd, ["kind": "K", "configuration": []], "configuration", "an object", "an array"),
        (.placementsMove, ["placement": 1, "place": [:]], "place", "an object with either 'position' or 'stack'", "an object"),
        (.placementsMove, ["placement": 1, "place": ["position": -1]], "place.position", "a number from 0", "-1"),
        (.placementsMove, ["placement": 1, "place": ["stack": "x"]], "place.stack", "a whole number", #""x""#),
        (.widgetsPerform, ["placement": 1, "generation": 1], "element", "either an element or x and y", "nothing"),
        (.widgetsPerform, ["placement": 1, "element": 2, "x": 1, "generation": 1], "element", "either an element or x and y", "2"),
        (.settingsForm, [:], "placement", "either a placement or a kind", "nothing"),
        (.settingsOptions, ["kind": "K"], "parameter", "a text", "nothing"),
        (.picturesGet, ["placement": 1, "format": "gif"], "format", "one of png, svg, pdf", #""gif""#),
        (.defaultsSet, ["suite": "g", "key": "k"], "value", "a value", "nothing"),
        (.activitiesEnd, ["activity": "a", "dismissal": "soon"], "dismissal", #"a date as in "2026-08-01T12:00:00.000Z""#, #""soon""#),
        (
            .eventsSubscribe, ["topics": ["host", "weather"]], "topics[1]",
            "one of host, gallery, placements, timelines, widgets, defaults, activities, log",
            #""weather""#
        ),
        (.eventsSubscribe, ["topics": .string(String(repeating: "x", count: 100))], "topics", "an array", "a text"),
    ]

    @Test(arguments: wrong) func anErrorNamesTheMemberAndWhatWasExpected(
        method: Method, parameters: JSONValue, member: String, expected: String, found: String
    ) {
        let fault = #expect(throws: Fault.self) { try ControlCommand(method: method.rawValue, parameters: parameters) }
        #expect(fault?.code == -32_602)
        #expect(fault?.message == "'\(member)': \(expected) expected, found \(found)")
        #expect(fault?.details.map(\.value) == [.string(member), .string(expected), .string(found)])
    }

    @Test func unknownMembersAreTolerated() throws {
        #expect(try ControlCommand(method: "host.status", parameters: ["later": 1]) == .hostStatus)
        #expect(
            try ControlCommand(method: "timelines.get", parameters: ["later": 1, "placement": 3.0])
                == .timelinesGet(PlacementChoice(placement: 3)))
    }

    @Test func anUnknownMethodIsNamed() {
        #expect(throws: Fault.unknownMethod("host.statsu")) { try ControlCommand(method: "host.statsu", parameters: nil) }
    }
}
