/// Shortcuts that an app offers by spoken phrases. There is nobody to speak to here: they are declared, and never run.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// Has no effect: nobody keeps the parameters.
    public static func updateAppShortcutParameters() {}
}

/// An intent with the phrases that run it.
public struct AppShortcut: Sendable {
    package let intent: any AppIntent
    /// The first phrase is the one that is shown.
    package let phrases: [String]
    package let shortTitle: LocalizedStringResource?
    package let systemImageName: String?

    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) { self.init(intent, phrases, shortTitle, systemImageName) }

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) { self.init(intent, phrases, nil, nil) }

    private init<Intent: AppIntent>(
        _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ title: LocalizedStringResource?, _ image: String?
    ) {
        self.intent = intent
        self.phrases = phrases.map(\.pattern)
        shortTitle = title
        systemImageName = image
    }
}

/// A phrase that runs an intent, with places for the app's name and for parameters.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
    /// With `${applicationName}` and `${parameter}` where those are said.
    package let pattern: String

    public init(stringLiteral value: String) { pattern = value }
    public init(stringInterpolation: StringInterpolation) { pattern = stringInterpolation.pattern }

    /// Collects the parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pattern = ""

        public init(literalCapacity: Int, interpolationCount: Int) { pattern.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) { pattern += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { pattern += "${\(token)}" }
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) { pattern += "${parameter}" }
    }
}

/// What a phrase may name beside parameters.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    case applicationName
}

/// The colour behind an app's shortcuts.
public enum ShortcutTileColor: Hashable, Sendable, CaseIterable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}

/// Lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
