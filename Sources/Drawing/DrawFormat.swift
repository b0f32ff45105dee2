/// The kind of file that a picture is made as.
package enum DrawFormat: UInt8, Hashable, Sendable, CaseIterable {
    case png = 0
    /// Outlines and glyphs, for any size.
    case svg = 1
    case pdf = 2

    /// As users write it, and as a file's name ends.
    package var name: String {
        switch self {
        case .png: "png"
        case .svg: "svg"
        case .pdf: "pdf"
        }
    }

    package init?(name: String) {
        guard let format = DrawFormat.allCases.first(where: { $0.name == name }) else { return nil }
        self = format
    }
}
