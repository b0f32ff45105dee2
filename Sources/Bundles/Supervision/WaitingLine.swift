/// What waits for its turn: in one order, but each in a lane, and a lane that is closed is passed by.
///
/// The elements of a lane are linked with each other, so that joining, leaving and a turn cost the same however many wait.
package struct WaitingLine<Lane: Hashable, Element> {
    /// Tells an element from the others of its line for as long as it waits; whoever has the lower one came before.
    package typealias Ticket = Int

    private struct Place {
        let element: Element
        let lane: Lane
        /// Its neighbours in the lane.
        var before: Ticket?
        var after: Ticket?
    }

    private var places: [Ticket: Place] = [:]
    /// The first and the last of each lane in which somebody waits.
    private var lanes: [Lane: (first: Ticket, last: Ticket)] = [:]
    /// The ticket of the next that joins behind all others.
    private var back = 0
    /// The lowest ticket that was given.
    private var front = 0

    package init() {}

    package var isEmpty: Bool { places.isEmpty }
    package var count: Int { places.count }

    /// Joins behind all others.
    package mutating func append(_ element: Element, in lane: Lane) -> Ticket {
        defer { back += 1 }
        let last = lanes[lane]?.last
        places[back] = Place(element: element, lane: lane, before: last)
        if let last { places[last]?.after = back }
        lanes[lane] = (lanes[lane]?.first ?? back, back)
        return back
    }

    /// Joins before all others.
    package mutating func prepend(_ element: Element, in lane: Lane) -> Ticket {
        front -= 1
        let first = lanes[lane]?.first
        places[front] = Place(element: element, lane: lane, after: first)
        if let first { places[first]?.before = front }
        lanes[lane] = (front, lanes[lane]?.last ?? front)
        return front
    }

    /// Takes out whoever is first of the lanes that are open; asks once for each lane in which somebody waits.
    package mutating func takeFirst(where isOpen: (Lane) -> Bool) -> Element? {
        lanes.filter { isOpen($0.key) }.values.map(\.first).min().flatMap { remove($0) }
    }

    /// Takes out one who waits; nil when nobody has that ticket any more.
    @discardableResult
    package mutating func remove(_ ticket: Ticket) -> Element? {
        guard let place = places.removeValue(forKey: ticket) else { return nil }
        if let before = place.before { places[before]?.after = place.after }
        if let after = place.after { places[after]?.before = place.before }
        if let ends = lanes[place.lane] {
            let first = ends.first == ticket ? place.after : ends.first
            let last = ends.last == ticket ? place.before : ends.last
            if let first, let last { lanes[place.lane] = (first, last) } else { lanes[place.lane] = nil }
        }
        return place.element
    }

    /// Takes out everybody who waits in such lanes, in order.
    package mutating func removeAll(where isMeant: (Lane) -> Bool = { _ in true }) -> [Element] {
        let meant = Set(lanes.keys.filter(isMeant))
        return places.filter { meant.contains($0.value.lane) }.keys.sorted().compactMap { remove($0) }
    }
}
