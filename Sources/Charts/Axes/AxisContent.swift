package import SwiftUI

/// The marks of an axis, or several such.
@MainActor @preconcurrency public protocol AxisContent {
    associatedtype Body: AxisContent
    @AxisContentBuilder var body: Body { get }

    /// Adds the axes. The default evaluates `body`; authors never write their own.
    static func _collect(_ content: Self, _ axes: inout _AxisSpecs)
}

extension AxisContent {
    public static func _collect(_ content: Self, _ axes: inout _AxisSpecs) { Body._collect(content.body, &axes) }
}

extension Never: AxisContent {}

/// Content that this library collects itself; its `body` is never asked for.
@MainActor @preconcurrency public protocol _PrimitiveAxisContent: AxisContent where Body == Never {}

extension _PrimitiveAxisContent {
    /// Not for use: content of the library has no body. Nothing of ours reads it, and what never returns can end only so.
    public var body: Never { fatalError("\(Self.self) is collected by the library and has no body") }
}

/// Collects the axes of one direction.
public struct _AxisSpecs {
    package private(set) var axes: [AxisSpec] = []
    mutating func add(_ axis: AxisSpec) { axes.append(axis) }
}

/// What an author says of an axis.
package struct AxisSpec {
    package var position = AxisMarkPosition.automatic
    package var values = AxisMarkValues.automatic
    package var stroke: StrokeStyle?
    /// Nil is what the kind of data has.
    package var parts: (@MainActor (inout _AxisParts) -> Void)?

    package init() {}
}

extension AxisMarks: AxisContent, _PrimitiveAxisContent {
    public static func _collect(_ marks: AxisMarks, _ axes: inout _AxisSpecs) {
        var axis = AxisSpec()
        axis.position = marks.position
        axis.values = marks.values
        axis.stroke = marks.stroke
        if let content = marks.content { axis.parts = { Content._collect(content($0.value), &$0) } }
        axes.add(axis)
    }
}

/// Builds the axes of a closure.
@resultBuilder public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisContent { _AxisTuple() }
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        _AxisTuple(repeat each content)
    }
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisContent, Second: AxisContent>(first: First) -> BuilderConditional<First, Second> {
        .first(first)
    }
    public static func buildEither<First: AxisContent, Second: AxisContent>(second: Second) -> BuilderConditional<First, Second> {
        .second(second)
    }
}

/// Several axes.
struct _AxisTuple<each Content: AxisContent> {
    private let content: (repeat each Content)
    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _AxisTuple: _PrimitiveAxisContent {
    static func _collect(_ tuple: _AxisTuple, _ axes: inout _AxisSpecs) {
        for element in repeat each tuple.content { collect(element, &axes) }
    }

    @MainActor private static func collect<Element: AxisContent>(_ element: Element, _ axes: inout _AxisSpecs) {
        Element._collect(element, &axes)
    }
}

extension BuilderConditional: AxisContent, _PrimitiveAxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public static func _collect(_ content: BuilderConditional, _ axes: inout _AxisSpecs) {
        switch content {
        case .first(let content): TrueContent._collect(content, &axes)
        case .second(let content): FalseContent._collect(content, &axes)
        }
    }
}

extension Optional: AxisContent, _PrimitiveAxisContent where Wrapped: AxisContent {
    public static func _collect(_ content: Wrapped?, _ axes: inout _AxisSpecs) {
        if let content { Wrapped._collect(content, &axes) }
    }
}
