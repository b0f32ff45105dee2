// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import AppIntents
import SwiftUI
import WidgetKit

struct LampControl: ControlWidget {
    static let kind = "example.lamp"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: LampProvider()) { value in
            ControlWidgetToggle("Lamp", isOn: value.isOn, action: SwitchLampIntent(value.room)) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "lamp.table")
            }
        }
        .displayName("Lamp")
        .description("Switches a lamp.")
    }
}

struct LampProvider: AppIntentControlValueProvider {
    struct Value {
        var isOn: Bool
        var room: String
    }

    func previewValue(configuration: LampConfiguration) -> Value { Value(isOn: false, room: configuration.room) }

    func currentValue(configuration: LampConfiguration) async throws -> Value { Value(isOn: true, room: configuration.room) }
}

struct LampConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Lamp"

    @Parameter(title: "Room", default: "Kitchen")
    var room: String
}

struct SwitchLampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch a lamp"

    @Parameter(title: "Room")
    var room: String

    @Parameter(title: "On")
    var value: Bool

    init() {}
    init(_ room: String) { self.room = room }

    func perform() async throws -> some IntentResult { .result() }
}
