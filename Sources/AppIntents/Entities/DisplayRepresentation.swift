public import Foundation

/// How a choice is shown in an editor.
public struct DisplayRepresentation: Hashable, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// The picture beside a choice.
    public struct Image: Hashable, Sendable {
        package let source: Source
        package let isTemplate: Bool

        package enum Source: Hashable, Sendable {
            case named(String)
            case systemName(String)
            case data(Data)
            case url(URL)
        }

        public init(named name: String, isTemplate: Bool? = nil) { self.init(.named(name), isTemplate) }
        public init(systemName: String, isTemplate: Bool? = nil) { self.init(.systemName(systemName), isTemplate) }
        public init(data: Data, isTemplate: Bool? = nil) { self.init(.data(data), isTemplate) }
        public init(url: URL, isTemplate: Bool? = nil) { self.init(.url(url), isTemplate) }

        private init(_ source: Source, _ isTemplate: Bool?) {
            self.source = source
            self.isTemplate = isTemplate ?? false
        }
    }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// How a kind of choice is named in an editor.
public struct TypeDisplayRepresentation: Hashable, Sendable {
    public let name: LocalizedStringResource
    public let numericFormat: LocalizedStringResource?
    public let synonyms: [LocalizedStringResource]

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
