import AppIntents
import Foundation
import Testing

private enum Mood: String, AppEnum {
    case calm, wild
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.calm: "Calm", .wild: "Wild"]
}

private struct EveryIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Every type"
    @Parameter(title: "Text", default: "none") var text: String
    @Parameter(title: "Whole", default: 1) var whole: Int
    @Parameter(title: "Number", default: 0.5) var number: Double
    @Parameter(title: "Switch", default: false) var isOn: Bool
    @Parameter(title: "Mood", default: .calm) var mood: Mood
    @Parameter(title: "Maybe") var maybe: Int?
    @Parameter(title: "List") var list: [String]
    @Parameter(title: "Date") var date: Date?
    @Parameter(title: "Link") var link: URL?
}

@Suite struct IntentSettingTests {
    private func intent(_ json: String) throws -> EveryIntent {
        let intent = EveryIntent()
        intent.take(try #require(_IntentSetting.members(ofJSON: json)))
        return intent
    }

    @Test func everyTypeIsRead() throws {
        let intent = try intent(
            """
            {"text":"x","whole":7,"number":2,"isOn":true,"mood":"wild","maybe":3,"list":["a",1,"b"],"date":"2026-08-01T12:00:00.250Z",
             "link":"https://example.org/a"}
            """)
        #expect(intent.text == "x")
        #expect(intent.whole == 7)
        #expect(intent.number == 2)
        #expect(intent.isOn)
        #expect(intent.mood == .wild)
        #expect(intent.maybe == 3)
        #expect(intent.list == ["a", "b"])
        #expect(intent.date == Date(timeIntervalSince1970: 1_785_585_600.25))
        #expect(intent.link?.path() == "/a")
    }

    /// A command line gives texts.
    @Test func textsThatStandForValuesAreRead() throws {
        let intent = try intent(#"{"whole":"-7","number":"1e3","isOn":"true","maybe":"3","date":"2026-08-01T12:00:00Z"}"#)
        #expect(intent.whole == -7)
        #expect(intent.number == 1_000)
        #expect(intent.isOn)
        #expect(intent.maybe == 3)
        #expect(intent.date == Date(timeIntervalSince1970: 1_785_585_600))
    }

    @Test func whatHasAnotherTypeLeavesTheDefault() throws {
        let intent = try intent(#"{"text":4,"whole":1.5,"number":"nan","isOn":"perhaps","mood":"sad","maybe":[],"list":{},"nobody":1}"#)
        #expect(intent.text == "none")
        #expect(intent.whole == 1)
        #expect(intent.number == 0.5)
        #expect(!intent.isOn)
        #expect(intent.mood == .calm)
        #expect(intent.maybe == nil)
        #expect(intent.list.isEmpty)
    }

    @Test func nullTakesAValueAwayWhereThereMayBeNone() throws {
        let intent = try intent(#"{"maybe":null,"whole":null}"#)
        #expect(intent.maybe == nil)
        #expect(intent.whole == 1)
    }

    @Test(arguments: ["", "[]", "{", "3"])
    func whatIsNoObjectHasNoMembers(text: String) {
        #expect(_IntentSetting.members(ofJSON: text) == nil)
    }
}
