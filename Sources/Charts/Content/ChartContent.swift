import SwiftUI

/// Marks of a chart.
///
/// Differs from Apple's in one hidden requirement, by which marks are collected with static dispatch only.
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }

    /// Adds the marks. The default evaluates `body`; authors never write their own.
    static func _collect(_ content: Self, _ collector: inout _MarkCollector)
}

extension ChartContent {
    public static func _collect(_ content: Self, _ collector: inout _MarkCollector) {
        collector.descend { Body._collect(content.body, &$0) }
    }
}

extension Never: ChartContent {
    public typealias Body = Never
}

/// Content that this library collects itself; its `body` is never asked for.
@MainActor @preconcurrency public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
    /// Not for use: content of the library has no body. Nothing of ours reads it, and what never returns can end only so.
    public var body: Never { fatalError("\(Self.self) is collected by the library and has no body") }
}

/// Builds the marks of a closure.
@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some ChartContent { _ChartTuple() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        _ChartTuple(repeat each content)
    }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ChartContent, Second: ChartContent>(first: First) -> BuilderConditional<First, Second> {
        .first(first)
    }
    public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second) -> BuilderConditional<First, Second> {
        .second(second)
    }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent { AnyChartContent(content) }
}
