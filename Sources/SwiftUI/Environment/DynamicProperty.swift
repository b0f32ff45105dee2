/// A property that takes its value from outside of the view before `body` is evaluated.
public protocol DynamicProperty {
    /// Called before `body`, after the properties within this one were set.
    mutating func update()

    /// Takes what it needs from the environment. Authors never write their own.
    @MainActor mutating func _install(_ environment: EnvironmentValues)

    /// What the property cannot be read without and was not given, in a sentence; nil when it can be read. Authors never write their own.
    @MainActor var _missing: String? { get }
}

extension DynamicProperty {
    public mutating func update() {}
    @MainActor public mutating func _install(_ environment: EnvironmentValues) { DynamicFields.install(into: &self, environment) }
    @MainActor public var _missing: String? { DynamicFields.missing(in: self) }
}
