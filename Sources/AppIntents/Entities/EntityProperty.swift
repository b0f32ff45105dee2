/// A property of an entity that other parts of the system may read.
@propertyWrapper
public struct EntityProperty<Value: IntentValue>: Sendable {
    private var value: Value?
    public let title: LocalizedStringResource

    public init(title: LocalizedStringResource = "") { self.title = title }

    public init(wrappedValue: Value, title: LocalizedStringResource = "") {
        value = wrappedValue
        self.title = title
    }

    /// What the entity's initialiser gave, else the empty value of its type.
    public var wrappedValue: Value {
        get {
            // Of a type without an empty value there is none to give; as on iOS, and it costs the bundle that asks its process alone.
            guard let value = value ?? Value.unset else {
                fatalError("The property '\(String(localized: title))' was read before it was given a value.")
            }
            return value
        }
        set { value = newValue }
    }

    public var projectedValue: EntityProperty<Value> { self }
}
