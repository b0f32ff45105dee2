public import Foundation
public import SwiftUI

/// A line, tick or label at one value of an axis.
@MainActor @preconcurrency public protocol AxisMark {
    associatedtype Body: AxisMark
    @AxisMarkBuilder var body: Body { get }

    /// Adds the mark's parts. The default evaluates `body`; authors never write their own.
    static func _collect(_ mark: Self, _ parts: inout _AxisParts)
}

extension AxisMark {
    public static func _collect(_ mark: Self, _ parts: inout _AxisParts) { Body._collect(mark.body, &parts) }
}

extension Never: AxisMark {}

/// A mark that this library draws itself; its `body` is never asked for.
@MainActor @preconcurrency public protocol _PrimitiveAxisMark: AxisMark where Body == Never {}

extension _PrimitiveAxisMark {
    /// Not for use: a mark of the library has no body. Nothing of ours reads it, and what never returns can end only so.
    public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// Collects what lies at one value of an axis.
public struct _AxisParts {
    package var value: AxisValue
    package private(set) var parts: [AxisPart] = []
    private var look = AxisPart.Look()

    package init(value: AxisValue) { self.value = value }

    mutating func add(_ kind: AxisPart.Kind, centered: Bool?) { parts.append(AxisPart(kind: kind, centered: centered, look: look)) }

    mutating func with(_ change: (inout AxisPart.Look) -> Void, _ body: (inout _AxisParts) -> Void) {
        let kept = look
        change(&look)
        body(&self)
        look = kept
    }
}

/// A line, tick or label.
package struct AxisPart {
    package enum Kind {
        case grid(StrokeStyle?)
        /// The length is in points.
        case tick(CGFloat, StrokeStyle?)
        case label(AxisLabel)
    }

    package struct Look {
        package var style: AnyShapeStyle?
        package var font: Font?
        /// In points.
        package var offset = CGSize.zero
    }

    package var kind: Kind
    /// In the middle between two values, not at the value; nil leaves it to the kind of data.
    package var centered: Bool?
    package var look: Look
}

/// A label of an axis.
package struct AxisLabel {
    /// Nil is the value as its kind is told.
    package var content: AnyView?
    package var anchor: UnitPoint?
    package var keepsOverlaps = false
    package var orientation = AxisValueLabelOrientation.automatic
    /// In points; nil is the distance of the axis.
    package var horizontalSpacing: CGFloat?
    package var verticalSpacing: CGFloat?
}

extension AxisMark {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        _StyledAxisMark(mark: self) { $0.style = AnyShapeStyle(style) }
    }

    public nonisolated func font(_ font: Font?) -> some AxisMark { _StyledAxisMark(mark: self) { $0.font = font } }

    /// Moves the mark, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        _StyledAxisMark(mark: self) { $0.offset = CGSize(width: $0.offset.width + x.drawable, height: $0.offset.height + y.drawable) }
    }

    public nonisolated func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

struct _StyledAxisMark<Mark: AxisMark> {
    let mark: Mark
    let change: (inout AxisPart.Look) -> Void
}

extension _StyledAxisMark: _PrimitiveAxisMark {
    static func _collect(_ styled: _StyledAxisMark, _ parts: inout _AxisParts) {
        parts.with(styled.change) { Mark._collect(styled.mark, &$0) }
    }
}
