package import Foundation

/// What a cell tells its grid about itself.
package struct GridCellTraits {
    /// Columns that the cell takes, at least one.
    package var columns = 1
    /// Where the cell lies in its room, in fractions of what is left of it; nil leaves it to the row and the column.
    package var anchor: CGPoint?
    /// Directions in which the cell takes what others left, and asks for nothing.
    package var unsizedAxes: Set<LayoutAxis> = []
    /// How all cells of the column are aligned; nil leaves it to the grid.
    package var columnAlignment: AlignmentKey?
}
