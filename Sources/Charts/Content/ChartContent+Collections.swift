public import SwiftUI

/// Several pieces of content, one after the other.
struct _ChartTuple<each Content: ChartContent> {
    private let content: (repeat each Content)
    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _ChartTuple: _PrimitiveChartContent {
    static func _collect(_ tuple: _ChartTuple, _ collector: inout _MarkCollector) {
        for element in repeat each tuple.content { collect(element, &collector) }
    }

    @MainActor private static func collect<Element: ChartContent>(_ element: Element, _ collector: inout _MarkCollector) {
        Element._collect(element, &collector)
    }
}

/// One of two pieces of content, as `if … else` makes it.
public enum BuilderConditional<TrueContent, FalseContent> {
    case first(TrueContent)
    case second(FalseContent)
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public static func _collect(_ content: BuilderConditional, _ collector: inout _MarkCollector) {
        switch content {
        case .first(let content): TrueContent._collect(content, &collector)
        case .second(let content): FalseContent._collect(content, &collector)
        }
    }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
    public static func _collect(_ content: Wrapped?, _ collector: inout _MarkCollector) {
        if let content { Wrapped._collect(content, &collector) }
    }
}

/// Content whose type is not told.
public struct AnyChartContent {
    private let content: any ChartContent
    public nonisolated init<Content: ChartContent>(_ content: Content) { self.content = content }
    public nonisolated init<Content: ChartContent>(erasing content: Content) { self.content = content }
}

extension AnyChartContent: _PrimitiveChartContent {
    public static func _collect(_ content: AnyChartContent, _ collector: inout _MarkCollector) {
        collector.descend { open(content.content, &$0) }
    }

    @MainActor private static func open<Content: ChartContent>(_ content: Content, _ collector: inout _MarkCollector) {
        Content._collect(content, &collector)
    }
}

/// Marks that are modified together.
public struct Plot<Content> {
    private let content: Content
}

extension Plot where Content: ChartContent {
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    public static func _collect(_ plot: Plot, _ collector: inout _MarkCollector) { Content._collect(plot.content, &collector) }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    public typealias Body = Never
    /// Not for use: content of the library has no body. Nothing of ours reads it, and what never returns can end only so.
    public var body: Never { fatalError("\(Self.self) is collected by the library and has no body") }

    public static func _collect(_ content: ForEach, _ collector: inout _MarkCollector) {
        for element in content.data { Content._collect(content.content(element), &collector) }
    }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(each: data, content)
    }
}

extension ForEach where Content: ChartContent {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(each: data, content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(each: data, content)
    }
}
