/// Limits of the process that draws, and of what is kept of its work.
package struct PictureSettings: Hashable, Sendable {
    /// How long a picture or a text may take.
    package var workLimit = Duration.seconds(2)
    /// How long the process may take to read the fonts: a machine that never did so before needs long.
    package var startLimit = Duration.seconds(30)
    /// How long the process lives without work: no longer than a bundle, since what it made is kept by the host.
    package var idleLimit = Duration.seconds(20)
    /// How long after a failed start nobody tries again.
    package var startPause = Duration.seconds(5)
    /// Bytes of pictures that are kept.
    package var pictureBytes = 32 << 20
    /// Bytes of shaped text that are kept.
    package var textBytes = 2 << 20
    /// Pictures, and texts, of one owner that may wait.
    package var waiting = 4_096

    package init() {}
}
