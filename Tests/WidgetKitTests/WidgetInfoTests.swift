import AppIntents
import BundleMessages
import Foundation
import Testing

@testable import WidgetKit

private struct NoteIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "A note"
    @Parameter(title: "Words", default: "nothing") var words: String
    @Parameter(title: "Count", default: 1) var count: Int
}

private struct OtherIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Another"
}

@Suite struct WidgetInfoTests {
    private func info(intent: String? = "NoteIntent", settings: String?) -> WidgetInfo {
        WidgetInfo(PlacedWidget(number: 3, kind: "Note", family: .systemLarge, intent: intent, settings: settings))
    }

    @Test(
        arguments: [
            (#"{"words":"milk","count":4}"#, "milk", 4), (#"{"count":4,"later":[1]}"#, "nothing", 4), ("{}", "nothing", 1),
            (#"{"words":7,"count":"5"}"#, "nothing", 5), ("[1]", "nothing", 1), ("{", "nothing", 1),
        ])
    func settingsAreThoseOfTheUserElseTheDefaults(settings: String, words: String, count: Int) throws {
        let intent = try #require(info(settings: settings).widgetConfigurationIntent(of: NoteIntent.self))
        #expect(intent.words == words)
        #expect(intent.count == count)
    }

    @Test func anotherIntentsSettingsAreNone() {
        #expect(info(settings: "{}").widgetConfigurationIntent(of: OtherIntent.self) == nil)
        #expect(info(intent: nil, settings: nil).widgetConfigurationIntent(of: NoteIntent.self) == nil)
    }

    @Test func eachQuestionGivesAnIntentOfItsOwn() throws {
        let info = info(settings: #"{"count":4}"#)
        let first = try #require(info.widgetConfigurationIntent(of: NoteIntent.self))
        first.count = 9
        #expect(info.widgetConfigurationIntent(of: NoteIntent.self)?.count == 4)
    }

    @Test func whatAHostListsIsReadAsFarAsItIsKnown() throws {
        let text = """
            {"jsonrpc":"2.0","id":1,"result":{"placements":[
              {"placement":2,"bundle":"B","kind":"Note","family":"systemLarge","position":0,"intent":"NoteIntent",
               "configuration":{"words":"milk","deep":{"a":[1,2.5,null,true]}},"shown":null},
              {"placement":3,"kind":"Next","family":"systemHuge","configuration":{}},
              {"placement":4,"kind":"Plain","family":"accessoryInline","configuration":{}}]}}
            """
        let answer = try JSONDecoder().decode(HostCall.Answer<PlacementsListing>.self, from: Data(text.utf8))
        let infos = try #require(answer.result).placements.compactMap(WidgetInfo.init)
        #expect(infos.map(\.kind) == ["Note", "Plain"])
        #expect(infos.map(\.family) == [.systemLarge, .accessoryInline])
        #expect(infos.first?.widgetConfigurationIntent(of: NoteIntent.self)?.words == "milk")
    }

    @Test func aRefusalHasItsWords() throws {
        let text = #"{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"the host ends","data":{"name":"shuttingDown"}}}"#
        let answer = try JSONDecoder().decode(HostCall.Answer<PlacementsListing>.self, from: Data(text.utf8))
        #expect(answer.result == nil)
        #expect(answer.error?.message == "the host ends")
    }
}
