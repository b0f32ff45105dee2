import BundleMessages
import Drawing
import Testing
import WidgetKit

@testable import CompatibilityWidgets

@MainActor @Suite struct EveryInitializerTests {
    @Test func everyTextIsDrawn() async throws {
        let shown = try #require(await Shown(EveryTextWidget.self, "EveryTextWidget", .systemLarge))
        for text in ["value", "va", "verbatim value", "key", "resource", "attributed", "3", "25%"] {
            #expect(shown.texts.contains(text), "\(text) is missing among \(shown.texts)")
        }
        #expect(shown.texts.filter { $0 == "literal" }.count == 2)
        #expect(shown.warnings.isEmpty)
    }

    @Test func everyShapeIsPainted() async throws {
        let shown = try #require(await Shown(EveryShapeWidget.self, "EveryShapeWidget", .systemLarge))
        #expect(shown.lines("fill").count > 40)
        #expect(shown.lines("stroke").count == 11)
        let ellipses = shown.lines("elliptical").count
        #expect(shown.lines("linear").count >= 5 && shown.lines("radial").count + ellipses >= 3 && ellipses >= 1)
        #expect(shown.lines("angular").count == 2)
        #expect(shown.warnings.isEmpty)
    }

    @Test func everyModifierIsApplied() async throws {
        let shown = try #require(await Shown(EveryModifierWidget.self, "EveryModifierWidget", .systemLarge))
        for effect in ["shadow", "blur", "blend", "mask"] { #expect(!shown.lines("push \(effect)").isEmpty, "no \(effect)") }
        #expect(shown.lines("#FF3B30").count > 30)
        #expect(shown.warnings.isEmpty)
    }

    @Test func everyControlIsDrawn() async throws {
        let shown = try #require(await Shown(EveryControlWidget.self, "EveryControlWidget", .systemLarge))
        for text in ["g", "z", "v", "any", "star.fill", "title", "a", "c", "f", "i", "j", "10"] {
            #expect(shown.texts.contains { $0.hasPrefix(text.prefix(1)) }, "\(text) is missing")
        }
        #expect(shown.lines("image").count >= 5)
        let links = shown.list.regions.filter { if case .openURL("https://example.com") = $0.action { true } else { false } }
        #expect(links.count == 2 && shown.list.regions.count == 6)
        #expect(shown.warnings.isEmpty)
    }

    @Test func entriesOfTheEnvironmentAreRead() async throws {
        let shown = try #require(await Shown(EveryEntryWidget.self, "EveryEntryWidget", .systemLarge))
        #expect(shown.texts == ["Home 3 true true", "Away 1 false false"])
    }

    @Test func whatAConfigurationSaysIsKept() throws {
        let declaration = try #require(EveryModifierWidget.declarations.first)
        #expect(declaration.displayName == "Every modifier" && declaration.explanation == "Each once")
        #expect(declaration.families == [.systemSmall, .systemMedium, .systemLarge])
        #expect(!declaration.containerBackgroundRemovable && declaration.promptsForUserConfiguration)
    }
}
