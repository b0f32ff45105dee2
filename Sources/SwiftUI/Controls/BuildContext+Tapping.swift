package import AppIntents
package import Drawing

extension _BuildContext {
    /// The intent as a tap on what is built now performs it, with the values that it has; nil where nothing can be tapped.
    ///
    /// A toggle's intent that sets a value gets the one that the toggle is switched to.
    @MainActor package func tapped(_ intent: any AppIntent, settingValue: Bool? = nil) -> IntentCall? {
        guard environment.takesTaps else { return nil }
        let name = type(of: intent).persistentIdentifier
        guard let type = IntentTypes.name(of: intent) else {
            session.warn("the intent \(name) has no name by which it could be found again: a tap does nothing; declare it in a file")
            return nil
        }
        var (values, lost) = intent.kept
        if let settingValue, intent is any SetValueIntent { values["value"] = .bool(settingValue) }
        for parameter in lost {
            session.warn("the parameter '\(parameter)' of \(name) holds a value that cannot be kept: a tap leaves it out")
        }
        let call = IntentCall(type: type, name: name, values: _IntentSetting.json(of: values))
        let (size, limit) = (call.values.utf8.count, DisplayList.Limits.intentValues)
        guard size <= limit else {
            session.warn("the values of \(name) take \(size) bytes, \(limit) are allowed: a tap does nothing")
            return nil
        }
        return call
    }
}

extension EnvironmentValues {
    /// Whether what is built now may be tapped at all.
    var takesTaps: Bool { canBeTapped && isEnabled }
}

private enum LinksOpenKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// False in families that open one thing alone, as `widgetURL` says.
    package var linksOpen: Bool {
        get { self[LinksOpenKey.self] }
        set { self[LinksOpenKey.self] = newValue }
    }
}
