public import Combine

/// A value that a view would keep over time.
///
/// Differs from Apple's in that a widget's view lives for one drawing: the value is that of the initialiser, and a new one is not kept.
@propertyWrapper public struct State<Value> {
    private let value: Value

    public nonisolated init(wrappedValue value: Value) { self.value = value }
    public nonisolated init(initialValue value: Value) { self.value = value }

    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { .constant(value) }
}

extension State where Value: ExpressibleByNilLiteral {
    public nonisolated init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// An object that a view would keep over time: here for one drawing.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    private let make: () -> ObjectType

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        let object = Lazily(thunk)
        make = { object.value }
    }

    public var wrappedValue: ObjectType { make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// An object made when it is first asked for.
private final class Lazily<Value> {
    private let make: () -> Value
    private(set) lazy var value = make()

    init(_ make: @escaping () -> Value) { self.make = make }
}

/// An object that a view would watch: here it is read for one drawing.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType

    public nonisolated init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public nonisolated init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to the properties of the object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public nonisolated subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// An object of the environment, by its type.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var object: ObjectType?

    public nonisolated init() {}

    /// The object; as on Apple's platforms, who reads it where none was given ends the process. The walk asks no such view for its body.
    public var wrappedValue: ObjectType {
        guard let object else { fatalError(Self.sentence) }
        return object
    }

    private static var sentence: String { "no \(ObjectType.self) was given to the view by environmentObject(_:)" }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: DynamicProperty {
    @MainActor public mutating func _install(_ environment: EnvironmentValues) {
        object = environment[EnvironmentObjectKey<ObjectType>.self]
    }

    @MainActor public var _missing: String? { object == nil ? Self.sentence : nil }
}

private enum EnvironmentObjectKey<ObjectType>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
    nonisolated fileprivate subscript<ObjectType>(object type: _TypeName<ObjectType>) -> ObjectType? {
        get { self[EnvironmentObjectKey<ObjectType>.self] }
        set { self[EnvironmentObjectKey<ObjectType>.self] = newValue }
    }
}

/// Names a type in a key path.
private struct _TypeName<ObjectType>: Hashable {}

extension View {
    /// Gives an object to the views within.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[object: _TypeName<T>()], object)
    }
}
