import Foundation
import WidgetKit

// An app: it has no bundle of its own and speaks to the host that runs for the user. One line of input is one wish.
while let line = readLine() {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "reload":
        for kind in words.dropFirst() { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
        say("asked")
    case "reloadAll":
        WidgetCenter.shared.reloadAllTimelines()
        say("asked")
    case "list":
        do { say("placed: \(describe(try await WidgetCenter.shared.currentConfigurations()))") } catch {
            say("failed: \(error.localizedDescription)")
        }
    case "tell":
        say("asked")
        WidgetCenter.shared.getCurrentConfigurations { say("told: \(describe((try? $0.get()) ?? []))") }
    default: say("unknown")
    }
}

/// A line that is written at once.
func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

func describe(_ placed: [WidgetInfo]) -> String {
    placed.map { info in
        let note = info.widgetConfigurationIntent(of: NoteIntent.self)
        return "\(info.kind) \(info.family) \(note.map { "\($0.words) \($0.count)" } ?? "-")"
    }.joined(separator: ", ") + ";"
}
