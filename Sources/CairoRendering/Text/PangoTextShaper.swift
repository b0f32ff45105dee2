package import Drawing
private import Synchronization

/// Shapes text with pango, each text and face once while it is in use.
///
/// Runs come in the order in which the text is read, and so do the glyphs within a run, from right to left as well:
/// clusters never fall within a run. A run that reads leftwards is placed from its right end: the pen goes left by a
/// glyph's advance before the glyph is drawn at pen plus offset. Positive `yOffset` lies below the baseline.
///
/// Any thread may call it; one shapes at a time.
package final class PangoTextShaper: TextShaper, Sendable {
    private let session: Mutex<ShapingSession>

    /// Reads the system's fonts.
    package init() { session = Mutex(ShapingSession()) }

    /// The glyphs of a text, of which no more is taken than `DisplayList.Limits.textPerRun` characters: `breaks` tells how far.
    ///
    /// With the symbol design the text is the name of a symbol; a name that is not known gives no run.
    package func shape(_ text: String, face: FontFace, language: String) -> ShapedText {
        session.withLock { $0.shape(text, face: face, language: language) }
    }

    /// Adds font files by absolute path, such as a bundle's own; gives those that are no fonts.
    package func addFonts(_ files: [String]) -> [String] { session.withLock { $0.addFonts(files) } }

    /// The folders of the system's fonts, for the renderer that draws what was shaped.
    package var folders: FontFolders { session.withLock { $0.folders } }
}
