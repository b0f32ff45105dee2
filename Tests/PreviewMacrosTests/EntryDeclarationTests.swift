import Testing

@testable import PreviewMacros

@Suite struct EntryDeclarationTests {
    @Test(
        arguments: [
            ("@Entry var size: Int = 3", "size", "Int", "3"), ("@Entry public var a = B(c: 1)", "a", "", "B(c: 1)"),
            ("@Entry var name: String?", "name", "String?", ""),
            ("/// var x\n@Entry\n  var y : [String: Int] = [:] // z", "y", "[String: Int]", "[:] // z"),
            (
                "@available(iOS 17, *, message: \"a var = b\") @Entry var run: @Sendable (Int) -> Void = { _ in }", "run",
                "@Sendable (Int) -> Void", "{ _ in }"
            ),
            ("@Entry var `default`: A /* = 1 */ = .b", "default", "A", ".b"),
            ("@Entry var t: String = \"\"\"\na \"b\" = var\n\"\"\"", "t", "String", "\"\"\"\na \"b\" = var\n\"\"\""),
            ("@Entry var ü: Dictionary<String, Int> = [:]", "ü", "Dictionary<String, Int>", "[:]"),
        ] as [(String, String, String, String)])
    func splitsNameTypeAndValue(source: String, name: String, type: String, value: String) {
        let entry = EntryDeclaration(source: source)
        #expect(entry?.name == name && entry?.type == type && entry?.value == value)
    }

    @Test(arguments: ["", "@Entry let a = 1", "var", "@Entry(var: 1) func f()", "\"var a", "/* var a = 1"])
    func refusesWhatIsNoVariable(source: String) { #expect(EntryDeclaration(source: source) == nil) }

    @Test(arguments: [("String?", true), ("Optional<Int>", true), ("Int", false), ("", false)])
    func anOptionalNeedsNoValue(type: String, isNil: Bool) {
        #expect(EntryDeclaration(source: type.isEmpty ? "var a" : "var a: \(type)")?.isNil == isNil)
    }
}
