package import Foundation

/// What has been done since the host began.
package struct PictureCounts: Hashable, Sendable {
    /// Pictures that were sent to be drawn.
    package var pictures = 0
    /// Texts that were sent to be shaped.
    package var texts = 0
    /// Processes that were started.
    package var starts = 0
    /// Processes that ended by themselves, or had to be ended while they worked.
    package var losses = 0
    /// The last thing that went wrong with a process.
    package private(set) var lastFailure: Failure?

    /// When something went wrong, and what.
    package struct Failure: Hashable, Sendable {
        package let date: Date
        /// To follow the name of the process.
        package let reason: String
    }

    mutating func note(_ reason: String) { lastFailure = Failure(date: Date(), reason: reason) }
}
