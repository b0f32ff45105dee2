internal import Foundation

extension TimelineEngine {
    /// The placement of a stack that is seen.
    package func top(of stack: String) -> PlacementID? { stacks[stack]?.top }

    /// Puts a placement in a stack, moves it within one, or takes it out.
    mutating func restack(_ id: PlacementID, _ place: StackPlace?, _ turn: inout Turn<Content>) {
        guard let state = states[id], state.place != place else { return }
        leaveStack(id, &turn)
        if let place {
            stacks[place.stack, default: Stack()].put(id, at: place.position)
            turn.stacks.insert(place.stack)
        }
        update(id, &turn) { state, _ in state.place = place }
    }

    /// Takes a placement out of its stack, if it is in one.
    mutating func leaveStack(_ id: PlacementID, _ turn: inout Turn<Content>) {
        guard let name = states[id]?.place?.stack else { return }
        stacks[name]?.take(id)
        turn.stacks.insert(name)
        if stacks[name]?.isEmpty == true { stacks[name] = nil }
    }

    /// Turns up what is most relevant now in each stack that something has happened to.
    mutating func turnStacks(_ turn: inout Turn<Content>) {
        for name in turn.stacks.sorted() {
            let hasTurned = stacks[name]?.turn { [states, slot = turn.slot] in states[$0]?.score(at: slot) }
            if hasTurned == true, let top = stacks[name]?.top { turn.effects.append(.rotate(stack: name, to: top)) }
        }
    }
}
