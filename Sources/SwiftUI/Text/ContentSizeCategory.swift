/// How large the reader wants text, in the older words.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// True from `accessibilityMedium` on.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.typeSize < right.typeSize }

    /// Both lists have the same steps in the same order.
    fileprivate var typeSize: DynamicTypeSize {
        zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }
}

extension EnvironmentValues {
    /// How large the reader wants text; the same wish as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases.first { $0.typeSize == dynamicTypeSize } ?? .large }
        set { dynamicTypeSize = newValue.typeSize }
    }
}
