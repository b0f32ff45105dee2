import Bundles
import CLinux
import Foundation

/// The lines for people, on standard error; while a picture stands on the same terminal they wait.
final class Log {
    private let errors: Int32
    private var held: [String]?
    private var heldBefore = 0
    private var repetitions = Repetitions()
    /// Lines that wait at most; of more the first are dropped.
    private static let limit = 500

    init(errors: Int32) { self.errors = errors }

    /// Called with each line that waits.
    var onHeld: (String) -> Void = { _ in }

    /// Called with every line, and with the bundle that it comes from.
    var onLine: (_ text: String, _ bundle: String?) -> Void = { _, _ in }

    /// One line of the host's own.
    func say(_ text: String) { write("widgethost: \(text)", event: text) }

    /// One line that may be due again and again: it is said once an hour.
    func warn(_ text: String, now: Date = Date()) { if let text = repetitions.text(text, now: now) { say(text) } }

    /// Why the command ends.
    func say(_ error: HostError) { for line in error.lines { write(line, event: error.description) } }

    /// One line of a bundle's, tagged with its name.
    func pass(_ line: LogLine) {
        guard line.level > .debug else { return }
        let text = line.source == .host ? "widgethost: \(line.name): \(line.text)" : "[\(line.name)] \(line.text)"
        write(text, event: line.text, of: line.name)
    }

    /// Keeps lines back until `release`.
    func hold() { held = held ?? [] }

    /// Writes what was kept back.
    func release() {
        guard let lines = held else { return }
        held = nil
        if heldBefore > 0 { say("\(heldBefore) earlier lines dropped") }
        heldBefore = 0
        for line in lines { print(line) }
    }

    private func write(_ text: String, event: String, of bundle: String? = nil) {
        let line = printable(text)
        if held == nil { print(line) } else { keep(line) }
        onLine(printable(event), bundle)
    }

    private func print(_ line: String) { _ = writeAll(Array((line + "\n").utf8), to: errors) }

    private func keep(_ line: String) {
        held?.append(line)
        if let count = held?.count, count > Log.limit {
            held?.removeFirst()
            heldBefore += 1
        }
        onHeld(line)
    }
}
