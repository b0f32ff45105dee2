package import Foundation

/// One widget on screen, as it was set up.
package struct StoredPlacement: Hashable, Sendable {
    /// The number by which a placement is known as long as it lives: 1 to 2⁶³ - 1.
    package struct ID: Hashable, Comparable, Sendable, CustomStringConvertible {
        package var rawValue: UInt64
        package init(_ rawValue: UInt64) { self.rawValue = rawValue }

        package static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
        package var description: String { "\(rawValue)" }
    }

    /// Where a placement lies among the others.
    package struct Place: Hashable, Sendable {
        /// The stack that it is in, if it is in one.
        package var stack: String?
        /// Its turn, within the stack or among all; two may have the same.
        package var position: Int

        package init(stack: String? = nil, position: Int) {
            self.stack = stack
            self.position = position
        }
    }

    /// What stands in place of a widget whose kind is gone.
    package struct Tombstone: Hashable, Sendable {
        package var since: Date
        /// One sentence.
        package var reason: String

        package init(since: Date, reason: String) {
            self.since = since
            self.reason = reason
        }
    }

    package var id: ID
    package var bundle: String
    /// The kind it was placed with.
    package var kind: String
    /// The kind that answers for it since its own was renamed.
    package var alias: String?
    package var family: String
    package var place: Place
    /// The settings as they were given, byte for byte; what is in them is nobody's business here.
    package var configuration: [UInt8]
    package var created: Date
    /// Of the last change to anything above.
    package var changed: Date
    package var tombstone: Tombstone?

    package init(
        id: ID, bundle: String, kind: String, alias: String? = nil, family: String, place: Place, configuration: [UInt8], created: Date,
        changed: Date? = nil, tombstone: Tombstone? = nil
    ) {
        self.id = id
        self.bundle = bundle
        self.kind = kind
        self.alias = alias
        self.family = family
        self.place = place
        self.configuration = configuration
        self.created = created
        self.changed = changed ?? created
        self.tombstone = tombstone
    }
}
