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

    @Test func refusesAMacroItDoesNotHold() throws {
        #expect(try answer(to: expansion(type: "Other", source: "#Preview {}")).contains("There is no macro 'Other'."))
        #expect(try answer(to: expansion(type: "PreviewMacro", source: "#Else {}")).contains("'#Preview' was not found"))
    }
}
