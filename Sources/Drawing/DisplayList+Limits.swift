extension DisplayList {
    /// What a list may hold; checked before memory is taken.
    package enum Limits {
        /// Bytes of an encoded list.
        package static let bytes = 2 << 20
        /// Commands of a list, those of its masks too.
        package static let commands = 20_000
        /// Path segments of a list, all outlines together.
        package static let segments = 20_000
        /// Characters of a glyph run, counted as Unicode scalars.
        package static let textPerRun = 4_096
        /// Glyphs of a run: a character may need several.
        package static let glyphsPerRun = 4 * textPerRun
        /// Colours of a gradient.
        package static let stopsPerGradient = 256
        /// Corners of a mesh.
        package static let meshCorners = 1_024
        /// Lengths of a dash pattern.
        package static let dashes = 64
        /// Font files of a list.
        package static let fonts = 256
        /// Pictures of a list.
        package static let images = 256
        /// Points of a picture in its own size, in either direction: more than a canvas has, since pictures are made smaller to fit.
        package static let pictureSide = 16_384.0
        /// Places of a list that can be tapped.
        package static let regions = 1_024
        /// Bytes of the URL of such a place.
        package static let url = 8_192
        /// Bytes of the values of an intent that such a place performs.
        package static let intentValues = 65_536
        /// Parts of a text that is laid out by the host.
        package static let segmentsPerText = 256
        /// Texts and outlines of a list that move by themselves.
        package static let movements = 256
        /// Bytes of the name of a locale, a language or a time zone.
        package static let name = 256
        /// Effects that stand open at once, those around a mask too.
        package static let depth = 256
        /// Masks within masks.
        package static let maskDepth = 16
        /// Points in either direction.
        package static let side = 4_096.0
    }
}
