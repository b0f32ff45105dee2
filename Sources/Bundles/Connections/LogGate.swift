/// Lets a bundle write so many lines a second, and counts the others.
struct LogGate {
    /// Lines a second.
    static let limit = 100

    private var start: ContinuousClock.Instant?
    private var passed = 0
    private var dropped = 0

    /// Whether a line that comes `now` is let through.
    mutating func admits(at now: ContinuousClock.Instant) -> Bool {
        if isOver(at: now) { (start, passed) = (now, 0) }
        guard passed < Self.limit else {
            dropped += 1
            return false
        }
        passed += 1
        return true
    }

    /// How many lines were dropped in a second that is over `now`, told once; nil for none.
    mutating func takeDropped(at now: ContinuousClock.Instant) -> Int? { isOver(at: now) ? takeDropped() : nil }

    /// How many lines were dropped since it was last told; nil for none.
    mutating func takeDropped() -> Int? {
        defer { dropped = 0 }
        return dropped > 0 ? dropped : nil
    }

    private func isOver(at now: ContinuousClock.Instant) -> Bool { start.map { now - $0 >= .seconds(1) } ?? true }
}
