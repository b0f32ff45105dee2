/// Where a placement is put.
package enum BoardPlace: Hashable, Sendable {
    /// Before the placement that is there now, counted from 0; past the end for the end.
    case position(Int)
    /// On the stack that this placement is in, or begins.
    case stack(Int)
}

extension BoardPlace: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        let position = try members.optional("position", Int.self)
        let stack = try members.optional("stack", Int.self)
        switch (position, stack) {
        case (let position?, nil) where position >= 0: self = .position(position)
        case (let position?, nil): throw JSONMismatch(member: "position", expected: "a number from 0", found: .int(position))
        case (nil, let stack?): self = .stack(stack)
        default: throw JSONMismatch(expected: "an object with either 'position' or 'stack'", found: json)
        }
    }

    package var json: JSONValue {
        switch self {
        case .position(let position): ["position": .int(position)]
        case .stack(let placement): ["stack": .int(placement)]
        }
    }
}
