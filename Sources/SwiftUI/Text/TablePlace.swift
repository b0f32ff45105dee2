/// Where a text is looked up.
struct TablePlace: Hashable, Sendable {
    /// Nil for "Localizable".
    var table: String?
    /// The folder of a bundle; nil for the process's own.
    var bundle: String?
}
