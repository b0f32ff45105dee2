import Testing

@testable import Projects

@Suite struct OpenStepReaderTests {
    private func read(_ text: String) throws -> PropertyList { try OpenStepReader.read(Array(text.utf8)) }

    @Test(
        arguments: [
            ("word", .string("word")), ("Sources/My-File.swift", .string("Sources/My-File.swift")), ("\"two words\"", .string("two words")),
            ("\"a \\\"b\\\" \\n\\t\\\\ c\"", .string("a \"b\" \n\t\\ c")), ("\"\\U00e9\\101\"", .string("éA")),
            ("'single'", .string("single")),
            ("Übung", .string("Übung")), ("\"\"", .string("")), ("<0fA0 01>", .data([0x0f, 0xa0, 0x01])), ("<>", .data([])),
            ("()", .array([])), ("{}", .dictionary([:])), ("(a, b,)", .array([.string("a"), .string("b")])),
            ("(a /* one */, // two\n b)", .array([.string("a"), .string("b")])),
            ("{a = 1; \"b c\" = (x);}", .dictionary(["a": .string("1"), "b c": .array([.string("x")])])),
            ("// !$*UTF8*$!\n{ a/* why */ = b /* because */; }\n", .dictionary(["a": .string("b")])),
            ("{a = 1; a = 2;}", .dictionary(["a": .string("2")])),
        ] as [(String, PropertyList)])
    func textsAreValues(text: String, value: PropertyList) throws {
        #expect(try read(text) == value)
    }

    @Test(
        arguments: [
            ("", 1, "it ends where a value should be"), ("{\n\n a = b\n}", 3, "';' is missing after the value of 'a'"),
            ("{\n a b;\n}", 2, "'=' is missing after the key 'a'"), ("\n{\n a = (b;\n}", 3, "',' or ')' is missing in a list"),
            ("{\n a = \"b;\n}\n", 2, "a text that begins with a quotation mark does not end"), ("{\na = (\nb,\n", 2, "'(' is not closed"),
            ("\n{ a = b;", 2, "'{' is not closed"), ("a\nb", 2, "something follows its end"), ("/* a", 1, "a comment does not end"),
            ("<0g>", 1, "data is not hexadecimal"), ("<012>", 1, "data is not whole"),
            ("\"\\U12\"", 1, "'\\U' needs four hexadecimal digits"),
            ("{\n<<<<<<< HEAD\n a = b;\n}", 2, "'<' stands where a key should be"),
            (String(repeating: "(", count: 100_000), 1, "it is nested too deeply"),
        ] as [(String, Int, String)])
    func damageIsNamedWithItsLine(text: String, line: Int, reason: String) {
        #expect(throws: OpenStepReader.Fault(line: line, reason: reason)) { try read(text) }
    }

    @Test func everyBeginningOfAProjectEndsInAFault() throws {
        let text = "{ a = { isa = PBXGroup; /* x */ children = ( b /* c */, \"d \\\" e\", ); data = <0a>; }; }"
        #expect(throws: Never.self) { try read(text) }
        for count in text.utf8.indices.dropFirst() {
            #expect(throws: OpenStepReader.Fault.self) { try OpenStepReader.read(Array(text.utf8[..<count])) }
        }
    }
}
