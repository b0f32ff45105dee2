public import Foundation
public import SwiftUI

/// A text or view beside the plot at a value of an axis.
public struct AxisValueLabel<Content: View> {
    let centered: Bool?
    let label: AxisLabel
    let content: (AxisValue) -> AnyView?

    private nonisolated init(_ centered: Bool?, _ label: AxisLabel, _ content: @escaping (AxisValue) -> AnyView?) {
        self.centered = centered
        self.label = label
        self.content = content
    }
}

extension AxisValueLabel: _PrimitiveAxisMark {
    public static func _collect(_ label: AxisValueLabel, _ parts: inout _AxisParts) {
        var spec = label.label
        spec.content = label.content(parts.value)
        parts.add(.label(spec), centered: label.centered)
    }
}

extension AxisValueLabel {
    /// A view. The spacings are in points; of the parameters `multiLabelAlignment` and `offsetsMarks` have no effect.
    public nonisolated init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let view = AnyView(content())
        self.init(centered, AxisLabel(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)) { _ in view }
    }
}

extension AxisValueLabel where Content == Never {
    /// The value as its kind is told.
    public nonisolated init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(centered, AxisLabel(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)) { _ in nil }
    }

    /// A date in a format.
    public nonisolated init(
        format: Date.FormatStyle, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let label = AxisLabel(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        self.init(centered, label) { $0.text(format: format) }
    }

    /// A number in a format.
    public nonisolated init(
        format: FloatingPointFormatStyle<Double>, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let label = AxisLabel(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        self.init(centered, label) { $0.text(format: format) }
    }

    /// A part of one in a format.
    public nonisolated init(
        format: FloatingPointFormatStyle<Double>.Percent, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let label = AxisLabel(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        self.init(centered, label) { $0.text(format: format) }
    }

    /// An amount of money in a format.
    public nonisolated init(
        format: FloatingPointFormatStyle<Double>.Currency, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let label = AxisLabel(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        self.init(centered, label) { $0.text(format: format) }
    }

    /// The value in any other format.
    @_disfavoredOverload
    public nonisolated init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
        let label = AxisLabel(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        self.init(centered, label) { $0.text(format: format) }
    }
}

extension AxisValueLabel where Content == Text {
    /// A text that is looked up in the bundle's tables.
    public nonisolated init(
        _ label: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let spec = AxisLabel(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        self.init(centered, spec) { _ in AnyView(Text(label)) }
    }

    /// A string as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let spec = AxisLabel(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        let text = String(label)
        self.init(centered, spec) { _ in AnyView(Text(verbatim: text)) }
    }
}

extension AxisLabel {
    fileprivate init(
        _ anchor: UnitPoint?, _ collisions: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
        _ horizontal: CGFloat?, _ vertical: CGFloat?
    ) {
        self.init(
            content: nil, anchor: anchor, keepsOverlaps: collisions == .disabled, orientation: orientation, horizontalSpacing: horizontal,
            verticalSpacing: vertical)
    }
}

extension AxisValue {
    fileprivate func text<F: FormatStyle>(format: F) -> AnyView? where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
        self.as(F.FormatInput.self).map { AnyView(Text($0, format: format)) }
    }
}

/// What becomes of labels that would lie over each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    private let isDisabled: Bool
    public static let automatic = AxisValueLabelCollisionResolution(isDisabled: false)
    /// The later one is left out.
    public static let greedy = AxisValueLabelCollisionResolution(isDisabled: false)
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { .greedy }
    public static let truncate = AxisValueLabelCollisionResolution(isDisabled: false)
    /// All are drawn.
    public static let disabled = AxisValueLabelCollisionResolution(isDisabled: true)
}

/// In which direction a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    /// In quarter turns, clockwise.
    package let turns: Int
    public static let automatic = AxisValueLabelOrientation(turns: 0)
    public static let horizontal = AxisValueLabelOrientation(turns: 0)
    public static let vertical = AxisValueLabelOrientation(turns: 1)
    public static let verticalReversed = AxisValueLabelOrientation(turns: -1)
}
