public import AppIntents

/// How an update of a Live Activity calls for attention.
public struct AlertConfiguration: Hashable, Sendable {
    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }

    /// What is heard.
    public struct AlertSound: Hashable, Sendable {
        /// Nil means the system's.
        private let name: String?

        /// The system's sound.
        public static let `default` = AlertSound(name: nil)

        /// A sound of the app's, by the name of its file.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
}
