public import Foundation

/// Options to choose from, in sections.
public final class INObjectCollection<ObjectType: NSObject>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    /// Whether they are long enough for an index beside them.
    public var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

    /// Options in one section without a title.
    public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }

    /// The options of all sections, in order.
    public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// Options under a title.
public final class INObjectSection<ObjectType: NSObject>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}
