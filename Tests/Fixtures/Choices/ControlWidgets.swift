import AppIntents
import Synchronization
import SwiftUI
import WidgetKit

/// A switch for the lamp of a room.
struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Lamp", provider: LampProvider()) { lamp in
            ControlWidgetToggle("Lamp", isOn: lamp.isOn, action: SwitchLampIntent(lamp.room)) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "lightbulb")
            }
            .tint(.yellow)
        }
        .displayName("Lamp")
        .description("Switches a lamp.")
    }
}

/// A button that rings.
struct BellControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Bell") {
            ControlWidgetButton(action: RingIntent()) { Label("Ring", systemImage: "bell") }
        }
    }
}

struct Lamp {
    let room: String
    let isOn: Bool

    static let lit = Mutex<Set<String>>([])
}

struct LampProvider: AppIntentControlValueProvider {
    func previewValue(configuration: LampConfiguration) -> Lamp { Lamp(room: configuration.room, isOn: false) }

    func currentValue(configuration: LampConfiguration) async throws -> Lamp {
        let room = configuration.room
        return Lamp(room: room, isOn: Lamp.lit.withLock { $0.contains(room) })
    }
}

struct LampConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Lamp"

    @Parameter(title: "Room", default: "Kitchen") var room: String
}

struct SwitchLampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch a lamp"

    @Parameter(title: "Room") var room: String
    @Parameter(title: "On") var value: Bool

    init() {}
    init(_ room: String) { self.room = room }

    func perform() async throws -> some IntentResult {
        let (room, isOn) = (room, value)
        Lamp.lit.withLock { if isOn { $0.insert(room) } else { $0.remove(room) } }
        print("lamp: \(room) \(isOn);")
        return .result()
    }
}

struct RingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ring"

    func perform() async throws -> some IntentResult {
        print("bell: rings;")
        return .result()
    }
}
