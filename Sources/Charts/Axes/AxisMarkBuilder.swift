/// Builds the marks at one value of an axis.
@resultBuilder public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisMark { _AxisMarkTuple() }
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
        _AxisMarkTuple(repeat each content)
    }
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisMark, Second: AxisMark>(first: First) -> BuilderConditional<First, Second> { .first(first) }
    public static func buildEither<First: AxisMark, Second: AxisMark>(second: Second) -> BuilderConditional<First, Second> {
        .second(second)
    }
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark { AnyAxisMark(content) }
}

/// Several marks at one value.
struct _AxisMarkTuple<each Content: AxisMark> {
    private let content: (repeat each Content)
    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _AxisMarkTuple: _PrimitiveAxisMark {
    static func _collect(_ tuple: _AxisMarkTuple, _ parts: inout _AxisParts) {
        for element in repeat each tuple.content { collect(element, &parts) }
    }

    @MainActor private static func collect<Element: AxisMark>(_ element: Element, _ parts: inout _AxisParts) {
        Element._collect(element, &parts)
    }
}

extension BuilderConditional: AxisMark, _PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public static func _collect(_ mark: BuilderConditional, _ parts: inout _AxisParts) {
        switch mark {
        case .first(let mark): TrueContent._collect(mark, &parts)
        case .second(let mark): FalseContent._collect(mark, &parts)
        }
    }
}

extension Optional: AxisMark, _PrimitiveAxisMark where Wrapped: AxisMark {
    public static func _collect(_ mark: Wrapped?, _ parts: inout _AxisParts) {
        if let mark { Wrapped._collect(mark, &parts) }
    }
}

/// A mark whose type is not told.
public struct AnyAxisMark {
    private let mark: any AxisMark
    public nonisolated init<Mark: AxisMark>(_ mark: Mark) { self.mark = mark }
}

extension AnyAxisMark: _PrimitiveAxisMark {
    public static func _collect(_ mark: AnyAxisMark, _ parts: inout _AxisParts) { open(mark.mark, &parts) }
    @MainActor private static func open<Mark: AxisMark>(_ mark: Mark, _ parts: inout _AxisParts) { Mark._collect(mark, &parts) }
}
