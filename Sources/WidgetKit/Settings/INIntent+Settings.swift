internal import AppIntents
internal import Foundation
internal import Intents

// What was set reaches an intent in two steps: values are taken at once, and objects are then looked up among those that a handler offers,
// since only their identifiers are kept.
extension INIntent {
    /// An intent of its own with what its handlers say it is by itself, and the values that are set; what does not fit is left out.
    static func taking(_ settings: [String: _IntentSetting]) -> Self {
        let intent = Self()
        for handler in intent.handlers { intent._takeDefaults(from: handler) }
        for (name, setting) in settings {
            if let value = _INValue(setting) { intent._take(value, for: name) }
        }
        return intent
    }

    /// What its parameters hold, as a host keeps it.
    var settings: [String: _IntentSetting] {
        let pairs = Self._parameters.compactMap { parameter in
            _value(of: parameter.name).map { (parameter.name, _IntentSetting($0)) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Those of its bundle who may answer for it.
    private var handlers: [Any] { Self._extensions().compactMap { $0.handler(for: self) } }

    /// What is offered for a parameter by the first who handles such intents; nil where nobody does.
    func offered(for name: String, matching search: String?) async throws -> _INOffered? {
        for handler in handlers {
            if let offered = try await _offered(for: name, matching: search, by: handler) { return offered }
        }
        return nil
    }

    /// The identifiers of the objects that are set, by the parameters whose handler has them.
    static func lookedUp(_ settings: [String: _IntentSetting]) -> [String: [String]] {
        var identifiers: [String: [String]] = [:]
        for parameter in _parameters where parameter.isLookedUp {
            if let setting = settings[parameter.name] { identifiers[parameter.name] = setting.identifiers }
        }
        return identifiers.filter { !$0.value.isEmpty }
    }

    /// Puts the objects that a handler offers in the places of those that were set; what it does not offer, and why.
    func lookUp(_ settings: [String: _IntentSetting]) async -> [SettingProblem] {
        var problems: [SettingProblem] = []
        for (name, identifiers) in Self.lookedUp(settings).sorted(by: { $0.key < $1.key }) {
            do {
                let objects = try await offered(for: name, matching: nil)?.objects ?? [:]
                let found = identifiers.compactMap { objects[$0] }
                if found.count == identifiers.count { _take(found, for: name) }
                OfferedObjects.shared.keep(found, for: .init(Self.self, name))
                // Of what can be searched not everything is offered without a text.
                guard let missing = identifiers.first(where: { objects[$0] == nil }), !Self.isSearched(name) else { continue }
                problems.append(SettingProblem(parameter: name, reason: "\(_IntentSetting.text(missing).json) is not offered"))
            } catch {
                problems.append(SettingProblem(parameter: name, reason: "its handler failed: \(error)"))
            }
        }
        return problems
    }

    /// The same with objects that were offered before; false when there are others.
    func recall(_ settings: [String: _IntentSetting]) -> Bool {
        Self.lookedUp(settings).allSatisfy { name, identifiers in
            let found = OfferedObjects.shared.objects(identifiers, for: .init(Self.self, name))
            if found.count == identifiers.count { _take(found, for: name) }
            return found.count == identifiers.count
        }
    }

    private static func isSearched(_ name: String) -> Bool { _parameters.contains { $0.name == name && $0.offer == .searched } }
}

extension _INParameter {
    /// Whether what is set is one of those that a handler offers.
    var isLookedUp: Bool {
        guard case .object = type else { return false }
        return offer != .none
    }
}

extension _IntentSetting {
    /// The identifiers of an object or of a list of them.
    fileprivate var identifiers: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let items): items.flatMap(\.identifiers)
        case .none, .bool, .whole, .number, .members: []
        }
    }
}

extension INObject {
    /// By which it is kept.
    var key: String { identifier ?? displayString }
}

extension _INOffered {
    /// The objects by the identifiers that they are kept by, of two with one identifier the first.
    fileprivate var objects: [String: INObject] {
        let all = sections.flatMap(\.items).compactMap { $0 as? INObject }
        return Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
    }
}

extension _INValue {
    fileprivate init?(_ setting: _IntentSetting) {
        switch setting {
        case .bool(let value): self = .flag(value)
        case .whole(let value): self = .number(Double(value))
        case .number(let value): self = .number(value)
        case .text(let value): self = .text(value)
        case .list(let values): self = .list(values.compactMap(_INValue.init))
        case .none, .members: return nil
        }
    }
}

extension _IntentSetting {
    init(_ value: _INValue) {
        switch value {
        case .flag(let value): self = .bool(value)
        case .number(let value): self = Int(exactly: value).map(_IntentSetting.whole) ?? .number(value)
        case .text(let value): self = .text(value)
        case .list(let values): self = .list(values.map(_IntentSetting.init))
        }
    }
}
