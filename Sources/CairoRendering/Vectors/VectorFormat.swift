/// A kind of file that keeps outlines and glyphs.
enum VectorFormat: Hashable {
    case svg
    case pdf
}
