@_spi(Reflection) import Swift

/// The dynamic properties among the stored properties of a type, found once a type and set in place.
@MainActor enum DynamicFields {
    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static var known: [ObjectIdentifier: [Field]] = [:]

    /// The same value with its dynamic properties set.
    static func installed<Value>(_ value: Value, _ environment: EnvironmentValues) -> Value {
        let fields = fields(of: Value.self)
        guard !fields.isEmpty else { return value }
        var copy = value
        install(fields, into: &copy, environment)
        return copy
    }

    /// Sets the dynamic properties within a value.
    static func install<Value>(into value: inout Value, _ environment: EnvironmentValues) {
        install(fields(of: Value.self), into: &value, environment)
    }

    private static func install<Value>(_ fields: [Field], into value: inout Value, _ environment: EnvironmentValues) {
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields { install(field.type, at: base + field.offset, environment) }
        }
    }

    /// The offset comes from the type's own metadata, so a value of `Property` lies there.
    private static func install<Property: DynamicProperty>(
        _: Property.Type, at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues
    ) {
        let property = address.assumingMemoryBound(to: Property.self)
        property.pointee._install(environment)
        if property.pointee._missing == nil { property.pointee.update() }
    }

    /// What the dynamic properties of a value, which are set, cannot be read without; nil when each can be read.
    static func missing<Value>(in value: Value) -> String? {
        let fields = fields(of: Value.self)
        guard !fields.isEmpty else { return nil }
        return withUnsafeBytes(of: value) { bytes in
            fields.lazy.compactMap { field in bytes.baseAddress.flatMap { missing(field.type, at: $0 + field.offset) } }.first
        }
    }

    private static func missing<Property: DynamicProperty>(_: Property.Type, at address: UnsafeRawPointer) -> String? {
        address.assumingMemoryBound(to: Property.self).pointee._missing
    }

    private static func fields(of type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            if let type = type as? any DynamicProperty.Type { fields.append(Field(offset: offset, type: type)) }
            return true
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }
}
