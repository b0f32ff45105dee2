/// A parameter of an intent's class, as the file says that declares it. Classes that are made of an `.intentdefinition` have them.
public struct _INParameter: Hashable, Sendable {
    package let name: String
    package let title: _INWords
    package let type: ValueType
    package let isList: Bool
    /// The declared default, as a text.
    package let standard: String?
    package let least: Double?
    package let greatest: Double?
    package let offer: Offer
    package let condition: Condition?

    /// Whether a handler is asked for choices.
    public enum Offer: Hashable, Sendable {
        case none
        case listed
        /// It takes a text that the choices should match.
        case searched
    }

    /// When editors show a parameter: where another one has one of these values, or any at all.
    public struct Condition: Hashable, Sendable {
        package let parent: String
        package let values: [String]

        public init(_ parent: String, _ values: [String]) {
            self.parent = parent
            self.values = values
        }
    }

    /// The type of one value.
    public enum ValueType: Hashable, Sendable {
        case flag
        case whole
        case number
        case text
        case url
        /// A date, or parts of one.
        case date
        case choice(typeName: String, [Choice])
        /// A thing of the app's, kept by its identifier.
        case object(typeName: String)
        case other(typeName: String)
    }

    /// A value of an enum.
    public struct Choice: Hashable, Sendable {
        package let name: String
        package let title: _INWords

        public init(_ name: String, title: _INWords) {
            self.name = name
            self.title = title
        }
    }

    public init(
        _ name: String, title: _INWords, _ type: ValueType, isList: Bool = false, standard: String? = nil, least: Double? = nil,
        greatest: Double? = nil, offer: Offer = .none, condition: Condition? = nil
    ) {
        self.name = name
        self.title = title
        self.type = type
        self.isList = isList
        self.standard = standard
        self.least = least
        self.greatest = greatest
        self.offer = offer
        self.condition = condition
    }
}

/// Words of an `.intentdefinition`, and where they stand in other languages.
public struct _INWords: Hashable, Sendable, ExpressibleByStringLiteral {
    package let text: String
    package let key: String?
    package let table: String?

    public init(_ text: String, key: String, table: String) {
        self.text = text
        self.key = key
        self.table = table
    }

    public init(stringLiteral text: String) {
        self.text = text
        (key, table) = (nil, nil)
    }
}
