import AppIntents
import BundleMessages
import Testing
import WidgetKit

private struct Full: Widget {
    private let name: String = "Ladder"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Full", provider: TestProvider()) { entry in
            NumberView(entry: entry)
        }
        .configurationDisplayName(name)
        .description(LocalizedStringResource("Shows \(3) players."))
        .supportedFamilies([.systemSmall, .systemSmall, .accessoryInline])
        .contentMarginsDisabled()
        .containerBackgroundRemovable(false)
        .promptsForUserConfiguration()
        .disfavoredLocations([.standBy, .lockScreen], for: [.systemSmall])
        .onBackgroundURLSessionEvents(matching: "a") { _, done in done() }
        .onBackgroundURLSessionEvents { (identifier: String, done: @escaping () -> Void) in done() }
    }
}

extension WidgetConfiguration {
    /// The shim that many projects carry.
    fileprivate func marginsDisabledIfAvailable() -> some WidgetConfiguration {
        if #available(iOSApplicationExtension 17.0, *) {
            return self.contentMarginsDisabled()
        } else {
            return self
        }
    }
}

private struct Shimmed: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Shimmed", provider: TestProvider(), content: NumberView.init)
            .configurationDisplayName(Text("Named by a text"))
            .description("A literal")
            .marginsDisabledIfAvailable()
    }
}

@MainActor @Suite struct WidgetConfigurationTests {
    @Test func everyModifierIsKept() throws {
        let declaration = try #require(Full.declarations.first)
        #expect(declaration.displayName == "Ladder")
        #expect(declaration.explanation == "Shows 3 players.")
        #expect(declaration.placeableFamilies == [.systemSmall, .accessoryInline])
        #expect(declaration.contentMarginsDisabled)
        #expect(!declaration.containerBackgroundRemovable)
        #expect(declaration.promptsForUserConfiguration)
        #expect(declaration.disfavoredLocations == [.systemSmall: [.standBy, .lockScreen]])
        #expect(declaration.backgroundSessions.map { $0.matches("b") } == [false, true])
    }

    @Test func namesComeFromTextsToo() throws {
        let declaration = try #require(Shimmed.declarations.first)
        #expect(declaration.displayName == "Named by a text")
        #expect(declaration.explanation == "A literal")
        #expect(declaration.contentMarginsDisabled)
        #expect(declaration.placeableFamilies == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    }

    @Test func aFamilyKeepsItsNumberInMessages() {
        for family in WidgetFamily.allCases {
            #expect(WidgetFamily(family.message) == family)
            #expect(Int(family.message.rawValue) == family.rawValue)
        }
        #expect("\(WidgetFamily.systemExtraLarge)" == "systemExtraLarge")
    }
}
