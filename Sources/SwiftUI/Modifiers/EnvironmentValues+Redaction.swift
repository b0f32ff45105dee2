private enum IsPrivateKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The content is not for everyone to see.
    var isPrivate: Bool {
        get { self[IsPrivateKey.self] }
        set { self[IsPrivateKey.self] = newValue }
    }

    /// Texts and pictures are drawn as grey fields.
    package var hidesContent: Bool {
        redactionReasons.contains(.placeholder) || (isPrivate && redactionReasons.contains(.privacy))
    }
}
