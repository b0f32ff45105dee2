/// What an intent does, for the gallery and the editor.
public struct IntentDescription: Hashable, Sendable {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public let resultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }
}

extension IntentDescription: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A description that may be missing.
public protocol IntentDescribing: Sendable {
    var stated: IntentDescription? { get }
}

extension IntentDescription: IntentDescribing {
    public var stated: IntentDescription? { self }
}

extension Optional: IntentDescribing where Wrapped == IntentDescription {
    public var stated: IntentDescription? { self }
}
