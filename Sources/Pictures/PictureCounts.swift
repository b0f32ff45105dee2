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
}
