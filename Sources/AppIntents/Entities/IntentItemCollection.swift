/// Choices as a query gives them: a plain list, or sections.
public protocol ResultsCollection: Sendable {
    associatedtype Item: IntentValue
    /// Every choice, in order.
    var items: [Item] { get }
    /// The same in sections. Authors never write their own.
    var _sections: [IntentItemSection<Item>] { get }
    /// What stands above them.
    var _prompt: LocalizedStringResource? { get }
}

extension ResultsCollection {
    public var _sections: [IntentItemSection<Item>] { [IntentItemSection(nil, items: items)] }
    public var _prompt: LocalizedStringResource? { nil }
}

extension Array: ResultsCollection where Element: IntentValue {
    public var items: [Element] { self }
}

/// Choices in sections.
public struct IntentItemCollection<Item: IntentValue>: ResultsCollection {
    public let sections: [IntentItemSection<Item>]
    public let promptLabel: LocalizedStringResource?
    public let usesIndexedCollation: Bool

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Item>]) {
        self.sections = sections
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
    }

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Item>]) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
    }

    @_disfavoredOverload
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
    }

    public var items: [Item] { sections.flatMap(\.items).map(\.value) }
    public var _sections: [IntentItemSection<Item>] { sections }
    public var _prompt: LocalizedStringResource? { promptLabel }
}

/// One section of choices.
public struct IntentItemSection<Item: IntentValue>: Sendable {
    public let title: LocalizedStringResource?
    public let subtitle: LocalizedStringResource?
    public let items: [IntentItem<Item>]

    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [IntentItem<Item>]) {
        self.title = title
        self.subtitle = subtitle
        self.items = items
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Item]) {
        self.init(title, subtitle: subtitle, items: items.map { IntentItem($0) })
    }
}

/// One choice, with how it is shown when it does not show itself.
public struct IntentItem<Item: IntentValue>: Sendable {
    public let value: Item
    public let title: LocalizedStringResource?
    public let subtitle: LocalizedStringResource?
    public let image: DisplayRepresentation.Image?

    public init(
        _ value: Item, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}
