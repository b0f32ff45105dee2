/// Whose timelines to ask for anew.
package struct ReloadWish: Hashable, Sendable {
    package var scope: Scope
    /// The answer comes when all of them have come or failed, not when they are asked for.
    package var waits: Bool

    package init(_ scope: Scope, waits: Bool = false) {
        self.scope = scope
        self.waits = waits
    }

    package enum Scope: Hashable, Sendable {
        case all
        case kind(String)
        case placement(Int)
    }
}

extension ReloadWish: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        waits = try members.optional("wait") ?? false
        let kind = try members.optional("kind", String.self)
        let placement = try members.optional("placement", Int.self)
        switch (kind, placement) {
        case (nil, nil): scope = .all
        case (let kind?, nil): scope = .kind(kind)
        case (nil, let placement?): scope = .placement(placement)
        case (_?, let placement?):
            throw JSONMismatch(member: "placement", expected: "either a kind or a placement", found: .int(placement))
        }
    }

    package var json: JSONValue {
        .object { object in
            switch scope {
            case .all: break
            case .kind(let kind): object.set("kind", kind)
            case .placement(let placement): object.set("placement", placement)
            }
            if waits { object.set("wait", true) }
        }
    }
}
