package import Bundles

/// Why there is no picture, or no glyphs.
package enum PictureFailure: Error, Hashable, Sendable {
    /// The list or the text is wrong.
    case refused(reason: String)
    /// The list cannot be drawn in that size or format.
    case undrawable(reason: String)
    /// It took longer than `limit`, and the process that drew was ended for it.
    case tookTooLong(limit: Duration)
    /// The process that drew it came to this end, twice.
    case crashed(BundleEnd)
    /// The list is no longer kept.
    case listGone
    /// There is no process that draws; `reason` is a sentence.
    case notStarted(reason: String)
    /// More is waiting than is taken in.
    case busy
    /// The host is about to end.
    case stopped

    /// Whether it was said in the log already, as part of what happened to the process.
    package var isTold: Bool {
        switch self {
        case .tookTooLong, .crashed, .notStarted: true
        case .refused, .undrawable, .listGone, .busy, .stopped: false
        }
    }

    /// Whether another attempt would end in the same way.
    package var isLasting: Bool {
        switch self {
        case .refused, .tookTooLong, .crashed: true
        case .undrawable, .listGone, .notStarted, .busy, .stopped: false
        }
    }
}

extension PictureFailure: CustomStringConvertible {
    /// What happened, to follow the name of what it happened to.
    package var description: String {
        switch self {
        case .refused(let reason): "is refused: \(reason)"
        case .undrawable(let reason): "cannot be drawn: \(reason)"
        case .tookTooLong(let limit): "took longer than \(limit) and was given up"
        case .crashed(let end): "is given up: the process that drew it \(end), twice"
        case .listGone: "is gone from the store"
        case .notStarted(let reason): "cannot be drawn: \(reason)"
        case .busy: "must wait: too many others do"
        case .stopped: "is not drawn any more: the host ends"
        }
    }
}
