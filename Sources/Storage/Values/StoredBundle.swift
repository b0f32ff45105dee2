package import Foundation

/// A bundle that was seen, and what the user set for it; kept when the bundle is disabled or missing.
package struct StoredBundle: Hashable, Sendable {
    package var name: String
    package var path: String
    /// The build that was seen last.
    package var build: String?
    package var seen: Date
    package var isDisabled: Bool
    /// The user's settings as they were given, byte for byte.
    package var settings: [UInt8]

    package init(name: String, path: String, build: String? = nil, seen: Date, isDisabled: Bool = false, settings: [UInt8] = []) {
        self.name = name
        self.path = path
        self.build = build
        self.seen = seen
        self.isDisabled = isDisabled
        self.settings = settings
    }
}

/// One build of a bundle and what it said of itself.
package struct StoredBuild: Hashable, Sendable {
    /// Tells this build from every other.
    package var key: String
    package var bundle: String
    package var description: Description?

    package init(key: String, bundle: String, description: Description? = nil) {
        self.key = key
        self.bundle = bundle
        self.description = description
    }

    /// An encoded `BundleDescription` and when it was given.
    package struct Description: Hashable, Sendable {
        package var bytes: [UInt8]
        package var date: Date

        package init(bytes: [UInt8], date: Date) {
            self.bytes = bytes
            self.date = date
        }
    }
}

/// A kind of a build, or the whole build, that is not to be run.
package struct Quarantine: Hashable, Sendable {
    package var scope: Scope
    /// One sentence.
    package var reason: String
    package var since: Date

    package init(scope: Scope, reason: String, since: Date) {
        self.scope = scope
        self.reason = reason
        self.since = since
    }

    /// What is quarantined; the kind is nil for the whole build.
    package struct Scope: Hashable, Sendable {
        package var build: String
        package var kind: String?

        package init(build: String, kind: String? = nil) {
            self.build = build
            self.kind = kind
        }
    }
}
