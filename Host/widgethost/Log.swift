import Bundles
import CLinux

/// The lines for people, on standard error; while a picture stands on the same terminal they wait.
final class Log {
    private let errors: Int32
    private var held: [String]?
    private var heldBefore = 0
    /// Lines that wait at most; of more the first are dropped.
    private static let limit = 500

    init(errors: Int32) { self.errors = errors }

    /// Called with each line that waits.
    var onHeld: (String) -> Void = { _ in }

    /// One line of the host's own.
    func say(_ text: String) { write("widgethost: \(text)") }

    /// Why the command ends.
    func say(_ error: HostError) { for line in error.lines { write(line) } }

    /// One line of a bundle's, tagged with its name.
    func pass(_ line: LogLine) {
        guard line.level > .debug else { return }
        write(line.source == .host ? "widgethost: \(line.name): \(line.text)" : "[\(line.name)] \(line.text)")
    }

    /// Keeps lines back until `release`.
    func hold() { held = held ?? [] }

    /// Writes what was kept back.
    func release() {
        guard let lines = held else { return }
        held = nil
        if heldBefore > 0 { say("\(heldBefore) earlier lines dropped") }
        heldBefore = 0
        for line in lines { write(line) }
    }

    private func write(_ text: String) {
        let line = printable(text)
        guard held == nil else { return keep(line) }
        _ = writeAll(Array((line + "\n").utf8), to: errors)
    }

    private func keep(_ line: String) {
        held?.append(line)
        if let count = held?.count, count > Log.limit {
            held?.removeFirst()
            heldBefore += 1
        }
        onHeld(line)
    }
}
