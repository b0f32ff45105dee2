public import Foundation

/// A text to be looked up when it is shown, in the language of who looks at it.
///
/// Foundation on Linux has no such type; it lives here, in the lowest module that authors import.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    /// Where the table lies.
    public enum BundleDescription: Hashable, Codable, Sendable {
        case main
        case atURL(URL)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    private init(key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A value that names itself in the language of the reader.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource.BundleDescription {
    /// The bundle that a class is in: on Linux the one whose code runs.
    public static func forClass(_: AnyClass) -> Self { .main }

    /// The folder of a bundle that is not the process's own.
    package var folder: String? {
        guard case .atURL(let url) = self else { return nil }
        return url.path
    }
}

extension String {
    /// The text of a resource; where the tables have none, its default.
    public init(localized resource: LocalizedStringResource) {
        self = StringLookup.text(
            key: resource.key, default: resource.defaultValue, table: resource.table, bundle: resource.bundle.folder,
            locale: resource.locale)
    }

    /// The text for a key; where the tables have none, the key itself with what was interpolated.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = StringLookup.text(
            key: keyAndValue.key, default: keyAndValue, table: table, bundle: StringLookup.folder(of: bundle), locale: locale)
    }

    /// The text for a key; where the tables have none, the default.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = StringLookup.text(
            key: "\(key)", default: defaultValue, table: table, bundle: StringLookup.folder(of: bundle), locale: locale)
    }
}
