/// A number that grows with the size in which the reader wants text.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value

    /// A number of points, grown as the text of a style is.
    public nonisolated init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        base = wrappedValue
        scaled = wrappedValue
        style = textStyle
    }

    public var wrappedValue: Value { scaled }
}

extension ScaledMetric: DynamicProperty {
    @MainActor public mutating func _install(_ environment: EnvironmentValues) {
        let factor = style.size(at: environment.dynamicTypeSize) / style.size(at: .large)
        scaled = base * Value(factor)
    }
}
