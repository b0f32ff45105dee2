public import Foundation
public import SwiftUI

/// The marks of an axis, at one value after the other.
public struct AxisMarks<Content: AxisMark> {
    let position: AxisMarkPosition
    let values: AxisMarkValues
    let content: ((AxisValue) -> Content)?
    var stroke: StrokeStyle?

    fileprivate nonisolated init(
        _ position: AxisMarkPosition, _ values: AxisMarkValues, stroke: StrokeStyle? = nil, _ content: ((AxisValue) -> Content)?
    ) {
        self.position = position
        self.values = values
        self.content = content
        self.stroke = stroke
    }
}

extension AxisMarks {
    /// The preset has no effect.
    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(position, values, content) }

    /// The preset has no effect.
    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(position, AxisMarkValues(.values(values.map(\.datum))), content) }

    /// The preset has no effect.
    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(position, values) { _ in content() } }

    /// The preset has no effect.
    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(position, AxisMarkValues(.values(values.map(\.datum)))) { _ in content() } }
}

extension AxisMarks where Content == Never {
    /// The lines and labels that the kind of data has. The preset has no effect.
    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { self.init(position, values, stroke: stroke, nil) }

    /// The lines and labels that the kind of data has. The preset has no effect.
    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) { self.init(position, AxisMarkValues(.values(values.map(\.datum))), stroke: stroke, nil) }
}

extension AxisMarks where Content == _FormattedAxisMark {
    /// Lines and formatted labels. The preset has no effect.
    public nonisolated init(
        format: Date.FormatStyle, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(position, values) { _ in _FormattedAxisMark(stroke, AxisValueLabel(format: format)) } }

    /// Lines and formatted labels. The preset has no effect.
    @_disfavoredOverload
    public nonisolated init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
        self.init(position, values) { _ in _FormattedAxisMark(stroke, AxisValueLabel(format: format)) }
    }
}

extension AxisMarks where Content == _FormattedAxisMark {
    /// Lines and formatted labels at given values. The preset has no effect.
    public nonisolated init<Value: Plottable>(
        format: Date.FormatStyle, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(format: format, preset: preset, position: position, values: AxisMarkValues(.values(values.map(\.datum))), stroke: stroke)
    }

    /// Lines and formatted labels at given values. The preset has no effect.
    @_disfavoredOverload
    public nonisolated init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: AxisMarkValues(.values(values.map(\.datum))), stroke: stroke)
    }
}

/// A line and a formatted label.
public struct _FormattedAxisMark {
    private let stroke: StrokeStyle?
    private let label: AxisValueLabel<Never>

    fileprivate nonisolated init(_ stroke: StrokeStyle?, _ label: AxisValueLabel<Never>) {
        self.stroke = stroke
        self.label = label
    }
}

extension _FormattedAxisMark: _PrimitiveAxisMark {
    public static func _collect(_ mark: _FormattedAxisMark, _ parts: inout _AxisParts) {
        AxisGridLine._collect(AxisGridLine(stroke: mark.stroke), &parts)
        AxisValueLabel<Never>._collect(mark.label, &parts)
    }
}

/// On which side of the plot an axis lies.
public struct AxisMarkPosition: Hashable, Sendable {
    package let edge: Edge?
    /// Below for x; on the trailing side for y, but on the leading one for names.
    public static let automatic = AxisMarkPosition(edge: nil)
    public static let leading = AxisMarkPosition(edge: .leading)
    public static let trailing = AxisMarkPosition(edge: .trailing)
    public static let top = AxisMarkPosition(edge: .top)
    public static let bottom = AxisMarkPosition(edge: .bottom)
}

/// How labels keep to the plot's edges. Has no effect.
public struct AxisMarkPreset: Hashable, Sendable {
    private let name: String
    public static let automatic = AxisMarkPreset(name: "automatic")
    public static let aligned = AxisMarkPreset(name: "aligned")
    public static let extended = AxisMarkPreset(name: "extended")
    public static let inset = AxisMarkPreset(name: "inset")
}
