internal import Foundation

/// What came of performing an intent, and the intents that it went on with.
package struct IntentOutcome: Sendable {
    package var dialog: IntentDialog?
    /// What is to be opened.
    package var url: URL?
    /// The app is to be opened.
    package var opensApp = false

    /// Intents that one tap performs at most, each the one before went on with.
    private static let limit = 8

    /// Performs an intent and those that it goes on with; throws what `perform()` throws.
    package static func performing(_ intent: any AppIntent) async throws -> IntentOutcome {
        var outcome = IntentOutcome()
        var next: (any AppIntent)? = intent
        for _ in 0..<limit {
            guard let intent = next else { break }
            next = try await outcome.perform(intent)
        }
        return outcome
    }

    private mutating func perform<Intent: AppIntent>(_ intent: Intent) async throws -> (any AppIntent)? {
        if let opening = intent as? OpenURLIntent {
            url = opening.url
            return nil
        }
        opensApp = opensApp || Intent.openAppWhenRun || Intent.supportedModes.contains(.foreground)
        let result = try await intent.perform()
        if let dialog = (result as? any ProvidesDialog)?.dialog { self.dialog = dialog }
        guard let opening = result as? any OpensIntent else { return nil }
        return Self.following(opening)
    }

    private static func following(_ result: some OpensIntent) -> (any AppIntent)? { result.opensIntent }
}
