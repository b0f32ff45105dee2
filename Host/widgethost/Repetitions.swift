import Foundation

/// Lets a line through once an hour, and then says how often it was held back.
struct Repetitions {
    private var said: [String: (date: Date, heldBack: Int)] = [:]

    private static let calm: TimeInterval = 3_600
    /// Lines that are remembered; past it those said longest ago are forgotten.
    private static let limit = 256

    /// What is to be said now; nil for nothing.
    mutating func text(_ line: String, now: Date) -> String? {
        // A clock that was set back must not silence a line for longer.
        if let last = said[line], abs(now.timeIntervalSince(last.date)) < Self.calm {
            said[line]?.heldBack += 1
            return nil
        }
        let heldBack = said[line]?.heldBack ?? 0
        said[line] = (now, 0)
        forget()
        return heldBack == 0 ? line : "\(line) (and \(heldBack) times more since it was last said)"
    }

    private mutating func forget() {
        guard said.count > Self.limit, let oldest = said.min(by: { $0.value.date < $1.value.date }) else { return }
        said[oldest.key] = nil
    }
}
