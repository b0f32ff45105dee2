package import Drawing

/// The file of a picture that lists name by its digest.
package struct ImageFile: Hashable, Sendable {
    /// The bytes as they were hashed: PNG or JPEG.
    package var bytes: [UInt8]
    /// Pixels a point.
    package var scale: Double

    /// Bytes of a file at most, and of all that one list is drawn with.
    package static let limit = 64 << 20

    package init(bytes: [UInt8], scale: Double = 1) {
        self.bytes = bytes
        self.scale = scale
    }
}

/// Where the pictures lie that lists name. [core thread, and so is what is delivered]
package protocol ImageFiles: AnyObject {
    /// Delivers the file with that digest, then or later, or nil when there is none.
    func file(_ key: ImageKey, deliver: @escaping (ImageFile?) -> Void)

    /// Takes word that the file with that digest cannot be decoded, and why; it may come again after a restart.
    func isBroken(_ key: ImageKey, because reason: String)
}
