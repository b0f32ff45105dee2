import Testing

@testable import SupportSources

@Suite struct IntentExtensionsTests {
    @Test(
        arguments: [
            ("class A: INExtension {", ["A"]), ("final class A : Intents.INExtension, BHandling {", ["A"]),
            ("@objc(A) public final class A: INExtension {}\nclass B: INExtension {}", ["A", "B"]),
            ("// class A: INExtension", []), ("private class A: INExtension {", []), ("    class A: INExtension {", []),
            ("class A: INExtensions {", []), ("class A: NSObject { let x: INExtension? = nil }", []), ("", []),
        ])
    func aSubclassIsFoundAtTheLeftEdge(source: String, names: [String]) { #expect(IntentExtensions.names(in: source) == names) }

    @Test func filesAreReadInTheirOrder() throws {
        let folder = try BuildFolder()
        let paths = [
            try folder.write("class Z: INExtension {}", to: "Z.swift"), folder.path + "/none.swift",
            try folder.write("class A: INExtension {}", to: "A.swift"),
        ]
        #expect(IntentExtensions.names(inFilesAt: paths) == ["Z", "A"])
    }
}
