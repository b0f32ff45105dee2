/// Which parameters an editor shows, and in which words.
public protocol ParameterSummary {}

/// No summary: an editor shows every parameter.
public struct EmptyParameterSummary: ParameterSummary, Sendable {}

/// A sentence with parameters in it, and further ones below.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    package let sentence: ParameterSummaryString<Intent>
    package let others: [PartialKeyPath<Intent>]

    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
        self.init(summary, table: table) {}
    }

    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {
        sentence = summary
        others = parameters()
    }

    public init(@ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
        self.init("", parameters)
    }

    public init() { self.init("") }
}

/// The sentence of a summary; each interpolation is a key path to a parameter.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    package private(set) var text: String
    package private(set) var parameters: [PartialKeyPath<Intent>]

    public init(stringLiteral value: String) {
        text = value
        parameters = []
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        parameters = stringInterpolation.parameters
    }

    /// Collects the words, with `%@` for each parameter.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var parameters: [PartialKeyPath<Intent>] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            text += "%@"
            parameters.append(parameter)
        }
    }
}

/// Lists the parameters below a summary's sentence.
@resultBuilder
public enum ParameterListBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) -> [PartialKeyPath<Intent>] {
        [parameter]
    }

    public static func buildBlock(_ parameters: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        parameters.flatMap { $0 }
    }
}

/// Holds the one summary that applies.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
}
