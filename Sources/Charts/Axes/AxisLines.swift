public import Foundation
public import SwiftUI

/// A line across the plot at a value of an axis.
public struct AxisGridLine {
    let centered: Bool?
    let stroke: StrokeStyle?

    /// Centred lines lie in the middle between two values.
    public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.stroke = stroke
    }
}

extension AxisGridLine: _PrimitiveAxisMark {
    public static func _collect(_ line: AxisGridLine, _ parts: inout _AxisParts) {
        parts.add(.grid(line.stroke), centered: line.centered)
    }
}

/// A short line beside the plot at a value of an axis.
public struct AxisTick {
    let centered: Bool?
    let length: CGFloat
    let stroke: StrokeStyle?

    public nonisolated init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.length = length.points
        self.stroke = stroke
    }

    /// The length is in points.
    public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.length = length
        self.stroke = stroke
    }

    /// How far a tick reaches.
    public struct Length: Hashable, Sendable {
        let points: CGFloat
        public static let automatic = Length(points: 4)
        /// As far as the label beside it, about.
        public static let label = Length(points: 14)
        public static let longestLabel = Length(points: 14)
        public static func label(extendPastBy: CGFloat = 0) -> Length { Length(points: 14 + extendPastBy) }
        public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { Length(points: 14 + extendPastBy) }
    }
}

extension AxisTick: _PrimitiveAxisMark {
    public static func _collect(_ tick: AxisTick, _ parts: inout _AxisParts) {
        parts.add(.tick(max(0, tick.length.drawable), tick.stroke), centered: tick.centered)
    }
}
