import Foundation
import Testing

@testable import PreviewMacros

@Suite struct CompilerRequestTests {
    private func answer(to json: String) throws -> String {
        let request = try JSONDecoder().decode(CompilerRequest.self, from: Data(json.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(request.answer), as: UTF8.self)
    }

    private func expansion(type: String, source: String) -> String {
        """
        {"expandFreestandingMacro":{"macro":{"moduleName":"PreviewMacros","typeName":"\(type)","name":"Preview"},
        "discriminator":"$s1AfMf_","syntax":{"kind":"declaration","source":"\(source)","location":{"offset":1}},"lexicalContext":[]}}
        """
    }

    @Test func tellsTheProtocolVersion() throws {
        let reply = try answer(to: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        #expect(reply == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    }

    @Test func expandsAPreviewIntoATypeOfItsOwn() throws {
        let reply = try answer(to: expansion(type: "PreviewMacro", source: "@A #Preview(1) { B() }"))
        #expect(reply.contains("@A struct $s1AfMf_7previewfMu_: SwiftUI::WidgetPreviewRegistry {"))
        #expect(reply.contains("SwiftUI::PreviewEntry (1) { B() }"))
        #expect(reply.contains(#""diagnostics":[]"#))
    }

    @Test(arguments: [
        (#"{"loadPluginLibrary":{"libraryPath":"/x"}}"#, "'loadPluginLibrary'"),
        ("{}", "''"),
    ])
    func answersAnUnknownRequestWithOneError(json: String, part: String) throws {
        let reply = try answer(to: json)
        #expect(reply.contains(part))
        #expect(reply.contains(#""severity":"error""#))
    }

    private func entry(_ role: String, _ source: String, in context: String = "extension EnvironmentValues {}") -> String {
        """
        {"expandAttachedMacro":{"macro":{"moduleName":"PreviewMacros","typeName":"EntryMacro","name":"Entry"},"macroRole":"\(role)",
        "discriminator":"$s1AfMa_","attributeSyntax":{"kind":"attribute","source":"@Entry"},"declSyntax":{"kind":"declaration",
        "source":"\(source)"},"lexicalContext":[{"kind":"declaration","source":"\(context)"}]}}
        """
    }

    @Test func anEntryBecomesAKeyAndItsAccessors() throws {
        let accessors = try answer(to: entry("accessor", "@Entry var size: Int = 3"))
        #expect(accessors.contains("get { self[__Key_size.self] }") && accessors.contains("set { self[__Key_size.self] = newValue }"))
        let key = try answer(to: entry("peer", "@Entry var size: Int = 3"))
        #expect(key.contains("private struct __Key_size: SwiftUI::EnvironmentKey {") && key.contains("static var defaultValue: Int { 3"))
        #expect(try answer(to: entry("peer", "@Entry var size = 3")).contains("static let defaultValue = 3"))
        #expect(try answer(to: entry("peer", "@Entry var size: Int?")).contains("static var defaultValue: Int? { nil"))
    }

    @Test(arguments: [
        ("@Entry let a = 1", "extension EnvironmentValues {}", "belongs to a variable"),
        ("@Entry var a: Int", "extension EnvironmentValues {}", "The entry 'a' needs a value"),
        ("@Entry var a = 1", "extension Transaction {}", "for extensions of EnvironmentValues alone"),
    ])
    func anEntryThatIsNoneIsToldOnce(source: String, context: String, words: String) throws {
        #expect(try answer(to: entry("accessor", source, in: context)).contains(words))
        #expect(try answer(to: entry("peer", source, in: context)).contains(#""diagnostics":[]"#))
    }

    @Test func refusesAMacroItDoesNotHold() throws {
        #expect(try answer(to: expansion(type: "Other", source: "#Preview {}")).contains("There is no macro 'Other'."))
        #expect(try answer(to: expansion(type: "PreviewMacro", source: "#Else {}")).contains("'#Preview' was not found"))
    }
}
