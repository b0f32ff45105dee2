/// A picture's file and what there is to say about it.
package struct DrawnPicture: Hashable, Sendable {
    package var bytes: [UInt8]
    /// In pixels, or in points where the file is of vectors.
    package var width: Int
    /// In pixels, or in points where the file is of vectors.
    package var height: Int
    /// A sentence for each thing that is missing in the picture.
    package var warnings: [String]
    /// When it is next another by itself, in seconds since 1970; nil for one that stays.
    package var until: Double?

    package init(_ bytes: [UInt8], width: Int, height: Int, warnings: [String] = [], until: Double? = nil) {
        self.bytes = bytes
        self.width = width
        self.height = height
        self.warnings = warnings
        self.until = until
    }
}
