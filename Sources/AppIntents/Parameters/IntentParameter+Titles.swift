/// A parameter, without the type of its value.
protocol TitledParameter: Sendable {
    /// What an editor calls the value; nil where it says itself what it is.
    var valueTitle: String? { get }
}

extension IntentParameter: TitledParameter {
    var valueTitle: String? {
        if let values = known as? [any _Shown] { return values.map(\.title).joined(separator: ", ") }
        return (known as? any _Shown)?.title
    }
}

extension _Shown {
    fileprivate var title: String { String(localized: _representation.title) }
}

extension AppIntent {
    /// What an editor calls the values of entities and enums, by the names of their parameters.
    package var valueTitles: [(name: String, title: String)] {
        parameters((any TitledParameter).self).compactMap { name, parameter in parameter.valueTitle.map { (name, $0) } }
    }
}
