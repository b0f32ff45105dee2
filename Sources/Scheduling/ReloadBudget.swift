internal import Foundation

/// What one placement has had of its rationed reloads.
struct ReloadBudget: Sendable {
    private static let window: TimeInterval = 24 * 3600

    /// When rationed reloads were made, oldest first; none older than the window matters.
    private(set) var spent: [Date] = []
    /// What the least spacing is counted from: the first load, or the last rationed reload.
    private(set) var last: Date?

    init(spent: [Date] = [], last: Date? = nil) {
        self.spent = spent
        self.last = last
    }

    /// The first moment from `wish` on at which a rationed reload may be made, and what holds it back; nil if it never may.
    func earliest(from wish: Date, settings: EngineSettings) -> (date: Date, heldBack: HoldBack?)? {
        let spaced = last.map { max(wish, $0 + settings.leastSpacing) } ?? wish
        guard let budget = settings.dailyBudget else { return (spaced, spaced > wish ? .spacing : nil) }
        guard budget > 0 else { return nil }
        let within = spent.filter { $0 > spaced - ReloadBudget.window }
        guard within.count >= budget else { return (spaced, spaced > wish ? .spacing : nil) }
        return (within[within.count - budget] + ReloadBudget.window, .budget)
    }

    /// Takes one reload from the ration.
    mutating func spend(at now: Date, settings: EngineSettings) {
        last = now
        guard settings.dailyBudget != nil else { return }
        spent.removeAll { $0 <= now - ReloadBudget.window || $0 > now }
        spent.append(now)
    }

    /// The first load costs nothing, but the spacing is counted from it.
    mutating func markLoad(at now: Date) { last = now }

    /// Reloads of the last 24 hours.
    func used(at now: Date) -> Int { spent.count { $0 > now - ReloadBudget.window } }

    /// Keeps ages as they were when the clock is set.
    mutating func shift(by seconds: TimeInterval) {
        spent = spent.map { $0 + seconds }
        last = last.map { $0 + seconds }
    }
}
