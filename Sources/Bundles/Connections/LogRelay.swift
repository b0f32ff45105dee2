import Foundation

/// Brings a bundle's lines to the host, no more of them than the gate lets through, and says how many were dropped.
package final class LogRelay {
    private let name: String
    private let loop: EventLoop
    private let deliver: (LogLine) -> Void
    private var gate = LogGate()
    private var alarm: EventLoop.Alarm?

    /// `name` stands before each line.
    package init(name: String, loop: EventLoop, deliver: @escaping (LogLine) -> Void) {
        self.name = name
        self.loop = loop
        self.deliver = deliver
    }

    /// Text of the bundle's, which may hold several lines.
    package func bundle(_ source: LogLine.Source, _ level: LogLevel, _ text: some Collection<UInt8>) {
        for line in text.split(separator: UInt8(ascii: "\n"), maxSplits: LogGate.limit) {
            pass(LogLine(name: name, source: source, level: level, text: line))
        }
    }

    /// A remark of the host's about the bundle.
    package func remark(_ text: String) { pass(LogLine(name: name, source: .host, level: .error, text: text.utf8)) }

    /// Says what is still to be said.
    package func finish() {
        if let alarm { loop.cancel(alarm) }
        alarm = nil
        if let dropped = gate.takeDropped() { tell(dropped) }
    }

    // A line that does not pass is not even made: a flood should cost the host little.
    private func pass(_ line: @autoclosure () -> LogLine) {
        let now = ContinuousClock.now
        if let dropped = gate.takeDropped(at: now) { tell(dropped) }
        if gate.admits(at: now) { deliver(line()) } else { tellLater() }
    }

    // A bundle that falls silent after a flood should not leave it unsaid.
    private func tellLater() {
        guard alarm == nil else { return }
        alarm = loop.at(Date(timeIntervalSinceNow: 1.1)) { [weak self] in self?.finish() }
    }

    private func tell(_ dropped: Int) {
        let text = "\(dropped) lines dropped: more than \(LogGate.limit) a second"
        deliver(LogLine(name: name, source: .host, level: .notice, text: text.utf8))
    }
}
