internal import Foundation

/// What one event means to the placements it touches: the moment, the figures, and the effects so far.
struct Turn<Content: Hashable & Sendable> {
    typealias Engine = TimelineEngine<Content>

    let now: Date
    let slot: Slot
    let settings: EngineSettings
    /// The number of the last request made.
    var lastNumber: UInt64
    var effects: [Engine.Effect] = []
    /// Stacks to which something has happened.
    var stacks: Set<String> = []

    init(now: Date, settings: EngineSettings, lastNumber: UInt64) {
        self.now = now
        slot = Slot(now: now)
        self.settings = settings
        self.lastNumber = lastNumber
    }

    mutating func newNumber() -> RequestNumber {
        lastNumber += 1
        return RequestNumber(lastNumber)
    }
}
