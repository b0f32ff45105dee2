internal import Synchronization

/// A parameter, without the type of its value.
protocol SettableParameter: Sendable {
    /// Takes a value that was kept; one of another type is passed over.
    func take(_ setting: _IntentSetting)
    /// The same for values that have to be looked up; false where there is none of this identifier, or it is of another type.
    func resolve(_ setting: _IntentSetting) async throws -> Bool
    /// What is set, or stands for it, as a host keeps it; nil where that is nothing.
    var setting: KeptValue? { get }
}

extension IntentParameter: SettableParameter {
    func take(_ setting: _IntentSetting) {
        guard let value = Value._read(setting) else { return }
        current.withLock { $0 = value }
    }

    func resolve(_ setting: _IntentSetting) async throws -> Bool {
        guard let value = try await Value._resolve(setting, options.provider as? any EntityQuery) else { return false }
        current.withLock { $0 = value }
        guard let whole = value._setting else { return true }
        return whole.count == setting.count
    }

    var setting: KeptValue? { known.map { $0._setting.map(KeptValue.kept) ?? .lost } }
}

/// A value on its way to where settings are kept.
enum KeptValue {
    case kept(_IntentSetting)
    /// It is of a type that cannot be kept.
    case lost
}

extension _IntentSetting {
    /// Of a list how long it is: some of its entities may be gone.
    fileprivate var count: Int { if case .list(let items) = self { items.count } else { 1 } }
}

/// A setting that does not hold.
package struct SettingProblem: Error, Hashable, Sendable {
    package let parameter: String
    /// As in "its query failed: …".
    package let reason: String

    package init(parameter: String, reason: String) {
        self.parameter = parameter
        self.reason = reason
    }
}

extension AppIntent {
    /// Gives each parameter that is named among the settings its value; entities are left out.
    package func take(_ settings: [String: _IntentSetting]) {
        for (name, parameter) in parameters((any SettableParameter).self) {
            if let setting = settings[name] { parameter.take(setting) }
        }
    }

    /// The same with entities, which their queries are asked for; what does not hold any more, and why.
    package nonisolated(nonsending) func resolve(_ settings: [String: _IntentSetting]) async -> [SettingProblem] {
        var problems: [SettingProblem] = []
        for (name, parameter) in parameters((any SettableParameter).self) {
            guard let setting = settings[name] else { continue }
            do {
                guard try await !parameter.resolve(setting) else { continue }
                problems.append(SettingProblem(parameter: name, reason: "\(setting.json) is not there any more, or never was"))
            } catch {
                problems.append(SettingProblem(parameter: name, reason: "its query failed: \(error)"))
            }
        }
        return problems
    }

    /// The values of all parameters as a host keeps them, and the names of those whose value cannot be kept.
    package var kept: (settings: [String: _IntentSetting], lost: [String]) {
        var settings: [String: _IntentSetting] = [:]
        var lost: [String] = []
        for (name, parameter) in parameters((any SettableParameter).self) {
            switch parameter.setting {
            case .kept(let setting)?: settings[name] = setting
            case .lost?: lost.append(name)
            case nil: break
            }
        }
        return (settings, lost)
    }

    /// The parameters by their names, in the order of their declaration.
    func parameters<Parameter>(_ type: Parameter.Type) -> [(name: String, parameter: Parameter)] {
        var found: [(String, Parameter)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let fields = mirror {
            for field in fields.children {
                // A property wrapper lies under the property's name with a line before it.
                guard let name = field.label?.dropFirst(), let parameter = field.value as? Parameter else { continue }
                found.append((String(name), parameter))
            }
            mirror = fields.superclassMirror
        }
        return found
    }
}
