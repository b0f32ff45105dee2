public import AppIntents

extension LocalizedStringKey.StringInterpolation {
    /// A text that is looked up where it says.
    @_disfavoredOverload public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
