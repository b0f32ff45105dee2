internal import Foundation

/// Ten milliseconds of wall time; whatever falls due within one slot is served in one wake.
struct Slot: Hashable, Comparable, Sendable {
    private static let perSecond = 100.0
    /// A hundredth of a slot, so that a date which a Double cannot hold exactly still lies in the slot it was meant for.
    private static let tolerance = 0.01
    private static let never = (Date.distantFuture.timeIntervalSinceReferenceDate * perSecond).rounded(.down)

    /// Slots since the reference date.
    private let number: Int64

    /// The slot at whose date `moment` has come; nil when it never comes.
    init?(reaching moment: Date) {
        let slots = (moment.timeIntervalSinceReferenceDate * Slot.perSecond - Slot.tolerance).rounded(.up)
        guard slots < Slot.never else { return nil }
        number = Int64(max(slots, -Slot.never))
    }

    /// The last slot whose date has come at `now`.
    init(now: Date) {
        let slots = (now.timeIntervalSinceReferenceDate * Slot.perSecond + Slot.tolerance).rounded(.down)
        number = slots.isNaN ? 0 : Int64(min(max(slots, -Slot.never), Slot.never))
    }

    var date: Date { Date(timeIntervalSinceReferenceDate: Double(number) / Slot.perSecond) }

    static func < (left: Slot, right: Slot) -> Bool { left.number < right.number }
}

extension Date {
    /// Whether this date has come at `now`, to the slot.
    func hasCome(at now: Slot) -> Bool {
        guard let slot = Slot(reaching: self) else { return false }
        return slot <= now
    }
}
