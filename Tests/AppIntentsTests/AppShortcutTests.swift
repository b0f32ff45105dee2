import AppIntents
import Testing

private struct BrewIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    @Parameter(title: "Cups", default: 2) var cups: Int

    func perform() async throws -> some IntentResult { .result() }
}

private struct BrewShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BrewIntent(), phrases: ["Brew with \(.applicationName)", "\(.applicationName) \(\.$cups) cups", "Brew"],
            shortTitle: "Brew", systemImageName: "cup.and.saucer")
        if shortcutTileColor == .blue { AppShortcut(intent: BrewIntent(), phrases: ["Again"]) }
    }
}

@Suite struct AppShortcutTests {
    @Test func shortcutsAreDeclaredWithTheirPhrases() {
        let shortcuts = BrewShortcuts.appShortcuts
        #expect(shortcuts.map(\.phrases) == [["Brew with ${applicationName}", "${applicationName} ${parameter} cups", "Brew"], ["Again"]])
        #expect(shortcuts[0].systemImageName == "cup.and.saucer" && shortcuts[1].shortTitle == nil)
        #expect(shortcuts.allSatisfy { $0.intent is BrewIntent })
        BrewShortcuts.updateAppShortcutParameters()
    }
}
