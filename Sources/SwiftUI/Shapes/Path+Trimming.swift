import Drawing
public import Foundation
import LayoutEngine

extension Path {
    /// The part from one fraction of the path's length to another, each 0...1.
    public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(outline.trimmed(from: from, to: to), pen: pen) }
}

extension Path: Shape {
    /// The path itself, whatever the rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
