package import Foundation

/// What a bundle answers to the request of the same `id`.
package struct BundleReply: Hashable, Sendable {
    package var id: UInt64
    package var body: Body

    package init(id: UInt64, body: Body) {
        self.id = id
        self.body = body
    }

    package enum Body: Hashable, Sendable {
        case description(BundleDescription)
        /// To `placeholder` and `snapshot` with one entry, to `timeline` with any number.
        case timeline(TimelineReply)
        /// To `form`.
        case form(SettingsForm)
        /// To `options`.
        case options(SettingsOptions)
        /// To `perform`.
        case performed(ActionReply)
        /// To `previews`.
        case previews(PreviewList)
        /// The request was understood and could not be served.
        case failure(BundleFailure)
    }
}

/// Entries already drawn, and when to ask again.
package struct TimelineReply: Hashable, Sendable {
    package var entries: [Entry]
    package var policy: Policy
    /// What went wrong without stopping the reply: one sentence each, for the log.
    package var warnings: [String]

    package init(entries: [Entry], policy: Policy, warnings: [String] = []) {
        self.entries = entries
        self.policy = policy
        self.warnings = warnings
    }

    package struct Entry: Hashable, Sendable {
        package var date: Date
        package var relevance: Relevance?
        /// One encoded `DisplayList` for each environment of the request, in its order.
        package var lists: [[UInt8]]

        package init(date: Date, relevance: Relevance? = nil, lists: [[UInt8]]) {
            self.date = date
            self.relevance = relevance
            self.lists = lists
        }
    }

    package struct Relevance: Hashable, Sendable {
        package var score: Float
        /// Seconds; 0 means until the next entry.
        package var duration: Double

        package init(score: Float, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }

    package enum Policy: Hashable, Sendable {
        case atEnd
        case after(Date)
        case never
    }

    /// Entries of a reply at most; a provider that gives more is cut there and told so.
    package static let entryLimit = 1_000
    /// Bytes of all lists of a reply at most.
    package static let byteLimit = 64 << 20
}

/// Why a request was not served.
package struct BundleFailure: Error, Hashable, Sendable {
    package var code: Code
    /// One sentence: what, where, what to do.
    package var message: String

    package init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    package enum Code: UInt8, Hashable, Sendable {
        /// A request of a number that the bundle does not know.
        case unknownRequest = 0
        /// The bytes were not a request.
        case malformed = 1
        case unknownKind = 2
        case unsupportedFamily = 3
        /// The provider threw, or never can answer.
        case provider = 4
        /// The bundle declares something that cannot be: two widgets of one kind, say.
        case invalidBundle = 5
        /// There is no parameter of that name, or none that has choices.
        case unknownParameter = 6
        /// There is no intent of that name in the bundle.
        case unknownIntent = 7
    }
}
