internal import Synchronization

/// A parameter, without the type of its value.
protocol SettableParameter: Sendable {
    /// Takes a value that was kept; one of another type is passed over.
    func take(_ setting: _IntentSetting)
}

extension IntentParameter: SettableParameter {
    func take(_ setting: _IntentSetting) {
        guard let value = Value._read(setting) else { return }
        current.withLock { $0 = value }
    }
}

extension AppIntent {
    /// Gives each parameter that is named among the settings its value.
    package func take(_ settings: [String: _IntentSetting]) {
        for field in Mirror(reflecting: self).children {
            // A property wrapper lies under the property's name with a line before it.
            guard let name = field.label?.dropFirst(), let setting = settings[String(name)] else { continue }
            (field.value as? any SettableParameter)?.take(setting)
        }
    }
}
