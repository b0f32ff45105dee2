import AppIntents
import BundleMessages
import Drawing
import SwiftUI
import Testing
import WidgetKit

private struct SwitchIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct RoomConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Room"
    @Parameter(title: "Room", default: "Kitchen") var room: String
}

private struct RoomProvider: AppIntentControlValueProvider {
    struct Unreachable: Error {}
    func previewValue(configuration: RoomConfiguration) -> String { "Any" }
    func currentValue(configuration: RoomConfiguration) async throws -> String {
        guard configuration.room != "Attic" else { throw Unreachable() }
        return configuration.room
    }
}

private struct Lamp: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Lamp", provider: RoomProvider()) { room in
            ControlWidgetToggle(room, isOn: false, action: SwitchIntent()) { Text($0 ? "On" : "Off") }.tint(.red)
        }
        .displayName("A lamp")
        .description("Switches it.")
        .promptsForUserConfiguration()
    }
}

private struct Bell: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Bell") { ControlWidgetButton(action: SwitchIntent()) { Text("Ring") } }
    }
}

private struct Mute: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Mute") {
            ControlWidgetButton("Mute", action: SwitchIntent()) { _ in Text("Quiet") }.disabled(true)
        }
    }
}

private struct Controls: WidgetBundle {
    var body: some Widget {
        Lamp()
        Bell()
        Mute()
    }
}

@MainActor @Suite struct ControlWidgetTests {
    // Each question has a bundle of its own: replies are told apart by their numbers.
    private var harness: Harness { Harness(bundle: Controls.self) }

    private func list(_ kind: String, _ family: Family = .accessoryRectangular, settings: String? = nil) async -> DisplayList? {
        var request = WidgetRequest.of(kind, family: family)
        request.settings = settings
        return await harness.timeline(.timeline(request))?.entries.first?.drawings.first
    }

    private func texts(_ list: DisplayList?) -> String {
        (list?.commands ?? []).compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } }.joined(separator: " ")
    }

    @Test func theHostIsToldOfEachAsAKindOfItsOwn() async {
        guard case .description(let description) = await harness.ask(.describe) else { return #expect(Bool(false)) }
        #expect(description.kinds.map(\.kind) == ["Lamp", "Bell", "Mute"])
        #expect(description.kinds.allSatisfy { $0.isControl && $0.families == [.accessoryCircular, .accessoryRectangular] })
        let lamp = description.kinds[0]
        #expect(lamp.displayName == "A lamp" && lamp.description == "Switches it." && lamp.promptsForConfiguration)
        #expect(lamp.parameters.map(\.name) == ["room"] && description.kinds[1].parameters.isEmpty)
        #expect(description == (try? BundleDescription(decoding: description.encoded())))
    }

    @Test func aSwitchShowsItsValueForItsSettings() async {
        #expect(await texts(list("Lamp")).contains("Kitchen"))
        let cellar = await list("Lamp", settings: #"{"room":"Cellar"}"#)
        #expect(texts(cellar).contains("Cellar") && texts(cellar).contains("Off"))
        guard case .perform(let call)? = cellar?.regions.first?.action else { return #expect(Bool(false)) }
        #expect(call.values == #"{"value":true}"#)
        // Switched, it has its tint.
        let printed = cellar?.commands.printed ?? ""
        #expect(printed.contains("#FF3B30"))
        guard let preview = await harness.timeline(.snapshot(.of("Lamp", family: .accessoryRectangular, isPreview: true))) else {
            return #expect(Bool(false))
        }
        let shown = texts(preview.entries.first?.drawings.first)
        #expect(shown.contains("Any"))
    }

    @Test func aDiscHasRoomForItsSymbolAlone() async {
        let disc = await list("Lamp", .accessoryCircular)
        #expect(!texts(disc).contains("Kitchen") && disc?.regions.count == 1)
    }

    @Test func aButtonPerformsAndOneThatIsDisabledDoesNot() async {
        let bell = await list("Bell")
        #expect(texts(bell).contains("Ring") && bell?.regions.count == 1)
        let mute = await list("Mute")
        #expect(texts(mute).contains("Mute") && texts(mute).contains("Quiet") && mute?.regions.isEmpty == true)
    }

    @Test func aValueThatCannotBeHadChangesNothing() async {
        var request = WidgetRequest.of("Lamp", family: .accessoryCircular)
        request.settings = #"{"room":"Attic"}"#
        let reply = await harness.timeline(.timeline(request))
        #expect(reply?.entries.isEmpty == true && reply?.policy == .atEnd)
    }
}
