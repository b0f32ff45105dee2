import BundleMessages
import Drawing
import Foundation
import Intents
import SwiftUI
import Synchronization
import Testing
import WidgetKit

/// As it is made of an `.intentdefinition`.
private final class PlaceIntent: INIntent {
    var tone: String? = "sea"
    var place: INObject?
    var height: NSNumber?

    override class var _parameters: [_INParameter] {
        [
            _INParameter(
                "tone", title: "Tone", .choice(typeName: "Tone", [.init("sea", title: "The sea"), .init("land", title: "Land")]),
                standard: "sea"),
            _INParameter("place", title: "Place", .object(typeName: "Place"), offer: .listed, condition: .init("tone", ["land"])),
            _INParameter("height", title: "Height", .number, offer: .searched),
        ]
    }

    override func _take(_ value: _INValue, for name: String) {
        switch name {
        case "tone": tone = value._text
        case "place": place = value._object.map { INObject(identifier: $0.identifier, display: $0.display) }
        case "height": height = value._number
        default: break
        }
    }

    override func _value(of name: String) -> _INValue? {
        switch name {
        case "tone": _INValue._kept(tone)
        case "place": _INValue._kept(place)
        case "height": _INValue._kept(height)
        default: nil
        }
    }

    override func _take(_ objects: [INObject], for name: String) { if name == "place" { place = objects.first } }
    override class func _extensions() -> [INExtension] { [INExtension(), Handler()] }
    override func _takeDefaults(from handler: Any) { if let handler = handler as? Handler { height = handler.height } }

    override func _offered(for name: String, matching search: String?, by handler: Any) async throws -> _INOffered? {
        guard let handler = handler as? Handler else { return nil }
        switch name {
        case "place": return try await .asking({ try await handler.places(for: self) }, or: { (_: Completion<INObject>) in })
        case "height": return try await .asking({ throw _INUnanswered() }, or: { handler.heights(matching: search, $0) })
        default: return nil
        }
    }
}

private typealias Completion<Object: NSObject> = @Sendable (INObjectCollection<Object>?, (any Error)?) -> Void

private struct Storm: Error {}

private final class Handler: INExtension {
    static let asked = Mutex(0)
    let height: NSNumber = 5

    func places(for intent: PlaceIntent) async throws -> INObjectCollection<INObject> {
        Self.asked.withLock { $0 += 1 }
        if intent.tone == "storm" { throw Storm() }
        let items = [
            INObject(identifier: "1", display: "Port", subtitle: "By the sea"), INObject(identifier: nil, display: "Hill"),
            INObject(identifier: "1", display: "Port again"),
        ]
        return INObjectCollection(sections: [INObjectSection(title: "All", items: items)])
    }

    func heights(matching search: String?, _ completion: @escaping Completion<NSNumber>) {
        completion(INObjectCollection(items: [search == nil ? 1 : 2, 2.5]), nil)
    }
}

private struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start) }

    func getSnapshot(for configuration: PlaceIntent, in context: Context, completion: @escaping (NumberEntry) -> Void) {
        let name = configuration.place?.displayString.count ?? 0
        completion(NumberEntry(date: .start, number: Double(name) * 10 + (configuration.height?.doubleValue ?? 0)))
    }

    func getTimeline(for configuration: PlaceIntent, in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {}

    func recommendations() -> [IntentRecommendation<PlaceIntent>] {
        let intent = PlaceIntent()
        intent.place = INObject(identifier: "1", display: "Port")
        intent.height = 2
        return [IntentRecommendation(intent: intent, description: "The port")]
    }
}

private struct Places: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Places", intent: PlaceIntent.self, provider: Provider()) { NumberView(entry: $0) }
    }
}

@MainActor @Suite(.serialized) struct IntentSettingsTests {
    // Each question is the first one of its host.
    private var harness: Harness { Harness(Places.self) }

    private func question(_ settings: String? = nil, parameter: String = "", search: String? = nil) -> SettingsQuestion {
        var question = SettingsQuestion(kind: "Places", family: .systemSmall, settings: settings, locale: "en_US")
        question.parameter = parameter
        question.search = search
        return question
    }

    private func form(_ settings: String?) async throws -> SettingsForm {
        guard case .form(let form) = await harness.ask(.form(question(settings))) else { throw Storm() }
        return form
    }

    private func options(_ question: SettingsQuestion) async throws -> SettingsOptions {
        guard case .options(let options) = await harness.ask(.options(question)) else { throw Storm() }
        return options
    }

    /// The height that the provider got, and ten times the length of the place's name.
    private func number(_ settings: String?) async throws -> Double {
        var request = WidgetRequest.of("Places")
        request.settings = settings
        let list = try #require(await harness.timeline(.snapshot(request))?.entries.first?.drawings.first)
        return width(list)
    }

    // The content lies over the background.
    private func width(_ list: DisplayList) -> Double {
        list.commands.compactMap { command in
            if case .fill(.rect(let rect), _, _) = command { Double(rect.width) } else { nil }
        }.last ?? -1
    }

    @Test func parametersTellWhatIsOfferedAndWhen() async {
        guard case .description(let description) = await harness.ask(.describe) else { return #expect(Bool(false)) }
        let parameters = description.kinds.first?.parameters ?? []
        #expect(parameters.map(\.type) == [.choice, .entity, .number] && parameters.map(\.offer) == [.none, .listed, .searched])
        #expect(parameters.map(\.isHidden) == [false, true, false])
    }

    @Test func aHandlersOptionsAreOfferedEachOnce() async throws {
        let places = try await options(question(parameter: "place"))
        #expect(places.sections.map(\.title) == ["All"])
        #expect(places.sections.first?.choices.map(\.value) == [#""1""#, #""Hill""#])
        #expect(places.sections.first?.choices.map(\.title) == ["Port", "Hill"])
        #expect(places.sections.first?.choices.first?.subtitle == "By the sea" && places.warnings.count == 1)
        let heights = try await options(question(parameter: "height", search: "2"))
        #expect(heights.sections.first?.choices.map(\.value) == ["2", "2.5"])
    }

    @Test func whatCannotBeOfferedIsSaid() async {
        let failed = await harness.failure(.options(question(#"{"tone":"storm"}"#, parameter: "place")))
        #expect(failed?.message == "The choices for 'place' could not be had: Storm().")
        let none = await harness.failure(.options(question(parameter: "tone")))
        #expect(none?.code == .unknownParameter)
        #expect(none?.message == "There is no parameter 'tone' that has choices to ask for: only 'place', 'height' has them.")
    }

    @Test func theFormShowsWhatItsConditionsSay() async throws {
        #expect(try await form(nil).parameters == ["tone", "height"])
        let land = try await form(#"{"tone":"land","place":"1"}"#)
        #expect(land.parameters == ["tone", "place", "height"] && land.problems.isEmpty)
        #expect(land.titles.map(\.words) == ["Land", "Port"])
        #expect(try await form(#"{"place":"9"}"#).problems.map(\.words) == [#""9" is not offered"#])
        #expect(try await form(#"{"place":"1","tone":"storm"}"#).problems.map(\.words) == ["its handler failed: Storm()"])
    }

    @Test func aProviderGetsTheObjectsThatAreOffered() async throws {
        #expect(try await number(nil) == 5, "the handler's default")
        #expect(try await number(#"{"place":"Hill","height":1}"#) == 41)
        let asked = Handler.asked.withLock(\.self)
        #expect(try await number(#"{"place":"Hill"}"#) == 45)
        #expect(Handler.asked.withLock(\.self) == asked, "what was offered once is known")
        #expect(try await number(#"{"place":"gone","height":0}"#) == 40, "its identifier, where nobody offers it")
    }

    @Test func whatIsRecommendedIsWholeSettings() async throws {
        let choices = try await options(question()).sections.flatMap(\.choices)
        #expect(choices.map(\.title) == ["The port"] && choices.map(\.value) == [#"{"height":2,"place":"1","tone":"sea"}"#])
    }
}
