import Foundation

extension CGFloat {
    /// The length in points if it is one that can be drawn with, else nothing.
    var drawable: CGFloat { magnitude <= 1e4 ? self : 0 }
}
