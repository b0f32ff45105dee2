import BundleMessages
import Control

extension BundleDescription.Kind {
    /// The settings as they are kept, each checked by what the bundle says of it; null, which takes one away, is always fine.
    ///
    /// A bundle that declares settings and does not describe them gets whatever is set.
    func checked(_ settings: JSONObject) throws(SettingFault) -> JSONObject {
        guard !parameters.isEmpty || hasNone else { return settings }
        var kept = JSONObject([])
        for member in settings.members {
            kept.members.append(JSONValue.Member(name: member.name, value: try checked(member.value, of: member.name)))
        }
        return kept
    }

    /// Those of some settings that only the bundle itself can tell to be right.
    func looksUp(_ settings: JSONObject) -> Set<String> {
        let lookedUp = Set(parameters.filter { $0.type == .entity }.map(\.name))
        return Set(settings.members.filter { $0.value != .null }.map(\.name)).intersection(lookedUp)
    }

    /// Those of some settings that this build does not know, or takes to be of another type.
    func setAside(_ settings: JSONObject) -> [String] {
        settings.members.filter { (try? checked([$0])) == nil }.map(\.name)
    }

    private func checked(_ members: [JSONValue.Member]) throws(SettingFault) -> JSONObject { try checked(JSONObject(members)) }

    private var hasNone: Bool { configuration == .static || configuration == .activity }

    private func checked(_ value: JSONValue, of name: String) throws(SettingFault) -> JSONValue {
        guard value != .null else { return value }
        guard let parameter = parameters.first(where: { $0.name == name }) else {
            let names = parameters.map { "'\($0.name)'" }.joined(separator: ", ")
            throw SettingFault(name: name, reason: names.isEmpty ? "\(kind) has no settings" : "\(kind) has no such setting, only \(names)")
        }
        return try parameter.checked(value)
    }
}
