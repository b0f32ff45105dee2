/// A parameter of an intent's class, as the file says that declares it. Classes that are made of an `.intentdefinition` have them.
public struct _INParameter: Hashable, Sendable {
    package let name: String
    package let title: String
    package let type: ValueType
    package let isList: Bool
    /// The declared default, as a text.
    package let standard: String?
    package let least: Double?
    package let greatest: Double?

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
        package let title: String

        public init(_ name: String, title: String) {
            self.name = name
            self.title = title
        }
    }

    public init(
        _ name: String, title: String, _ type: ValueType, isList: Bool = false, standard: String? = nil, least: Double? = nil,
        greatest: Double? = nil
    ) {
        self.name = name
        self.title = title
        self.type = type
        self.isList = isList
        self.standard = standard
        self.least = least
        self.greatest = greatest
    }
}
