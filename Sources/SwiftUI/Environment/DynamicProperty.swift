/// A property that takes its value from outside of the view before `body` is evaluated.
public protocol DynamicProperty {
    /// Called before `body`, after the properties within this one were set.
    mutating func update()

    /// Takes what it needs from the environment. Authors never write their own.
    @MainActor mutating func _install(_ environment: EnvironmentValues)
}

extension DynamicProperty {
    public mutating func update() {}
    @MainActor public mutating func _install(_ environment: EnvironmentValues) { DynamicFields.install(into: &self, environment) }
}
