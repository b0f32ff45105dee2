extension Text {
    /// A picture or a symbol that stands in a line of text.
    @_disfavoredOverload public nonisolated init(_ image: Image) { self.init(.image(image)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// A picture or a symbol that stands in the line.
    @_disfavoredOverload public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
