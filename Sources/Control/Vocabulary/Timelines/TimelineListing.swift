package import Foundation

/// The timeline of one placement.
package struct TimelineListing: Hashable, Sendable {
    package var placement: Int
    package var kind: String
    package var family: String
    package var policy: TimelinePolicy
    package var nextReload: Date?
    /// The entry that holds, counted from 0.
    package var current: Int?
    /// In the order of their dates.
    package var entries: [TimelineEntryReport]

    package init(
        placement: Int, kind: String, family: String, policy: TimelinePolicy, nextReload: Date? = nil, current: Int? = nil,
        entries: [TimelineEntryReport]
    ) {
        self.placement = placement
        self.kind = kind
        self.family = family
        self.policy = policy
        self.nextReload = nextReload
        self.current = current
        self.entries = entries
    }
}

extension TimelineListing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        kind = try members.required("kind")
        family = try members.required("family")
        policy = try members.required("policy")
        nextReload = try members.optional("nextReload")
        current = try members.optional("current")
        entries = try members.required("entries")
    }

    package var json: JSONValue {
        .object { object in
            object.set("placement", placement)
            object.set("kind", kind)
            object.set("family", family)
            object.set("policy", policy)
            object.set("nextReload", nextReload)
            object.set("current", current)
            object.set("entries", entries)
        }
    }
}
