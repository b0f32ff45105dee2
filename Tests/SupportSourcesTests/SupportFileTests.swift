import Testing

@testable import SupportSources

@Suite struct SupportFileTests {
    @Test func aPackageImportsWhatTheFileNames() throws {
        let plain = SupportFile.text(importing: IntentDefinition())
        #expect(plain.hasPrefix("import Foundation\nimport WidgetKit\n\nextension Bundle {"))
        #expect(!plain.contains("import Intents"))
        let folder = try BuildFolder()
        let path = try folder.write(IntentDefinitionTests.places, to: "Places.intentdefinition")
        let text = SupportFile.text(importing: IntentDefinition(contentsOf: [path]) { Issue.record("\($0)") })
        #expect(text.hasPrefix("import Foundation\nimport WidgetKit\nimport Intents\n\nextension Bundle {"))
        #expect(text.contains(SupportFile.text) && text.contains("nonisolated public class Place: INObject {"))
    }

    @Test func aModuleWithResourcesKnowsTheirFolder() {
        let text = SupportFile.text(resourceBundle: "Kit_Kit.bundle")
        #expect(text.hasPrefix(SupportFile.text) && text.contains("bundlePath + \"/\" + \"Kit_Kit.bundle\""))
    }

    @Test func sourcesThatFormatNothingNeedNoFormats() {
        let (whole, part) = (SupportFile.text(formats: true), SupportFile.text(formats: false))
        #expect(whole == SupportFile.text && whole.hasPrefix(part))
        #expect(whole.contains("percent") && !part.contains("percent") && part.contains("_SharedDefaults"))
    }
}
