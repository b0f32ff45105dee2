import Drawing
import Foundation
import LayoutEngine

/// What is made here has straight edges, so short that nobody sees it. Of a stroked path the area within its line is meant.
extension Path {
    /// What lies in this path or in another; `eoFill` tells how both enclose their areas.
    public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, with: other, eoFill) }

    /// What lies in both paths.
    public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, with: other, eoFill) }

    /// What lies in this path and not in another.
    public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.subtraction, with: other, eoFill) }

    /// What lies in one of the two paths alone.
    public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.symmetricDifference, with: other, eoFill)
    }

    /// The parts of this path's line that lie within another path.
    public nonisolated func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lines(inside: true, of: other.outline, evenOdd: eoFill))
    }

    /// The parts of this path's line that lie outside of another path.
    public nonisolated func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lines(inside: false, of: other.outline, evenOdd: eoFill))
    }

    /// The same area without edges that cross.
    public nonisolated func normalized(eoFill: Bool = true) -> Path { combined(.union, with: Path(), eoFill) }

    private nonisolated func combined(_ operation: AreaOperation, with other: Path, _ evenOdd: Bool) -> Path {
        Path(outline.combined(operation, with: other.outline, evenOdd: evenOdd))
    }
}
