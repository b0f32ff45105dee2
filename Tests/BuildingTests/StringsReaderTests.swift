@testable import Building
import Foundation
import Testing

@Suite struct StringsReaderTests {
    private func read(_ text: String) throws -> StringsReader { try #require(StringsReader(Array(text.utf8))) }

    @Test(
        arguments: [
            (#""a" = "b";"#, ["a": "b"]), (#"/* x */ "a"="b";// y"# + "\n" + #""c" = "d";"#, ["a": "b", "c": "d"]),
            (#"key = "b"; other.key = plain;"#, ["key": "b", "other.key": "plain"]), (#""same";"#, ["same": "same"]),
            (#""%1$@ of %2$@" = "%2$@ von %1$@";"#, ["%1$@ of %2$@": "%2$@ von %1$@"]),
            (#""a" = "say \"x\"\n\ty\\";"#, ["a": "say \"x\"\n\ty\\"]),
            (#""a" = "\U00e4\u00F6\Ud83d\Ude00";"#, ["a": "äö😀"]), ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]), ("", [:]),
            (#""a" = "// no comment";"#, ["a": "// no comment"]), (#""a" = "1"; "a" = "2";"#, ["a": "2"]), (#""" = "";"#, ["": ""]),
            ("\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n", ["a": "b", "c": "d"]),
        ] as [(String, [String: String])])
    func entriesAreRead(text: String, expected: [String: String]) throws {
        let reader = try read(text)
        #expect(reader.texts == expected)
        #expect(reader.faults.isEmpty, "\(reader.faults)")
    }

    @Test(
        arguments: [
            ("\"a\" = \"1\"\n\"b\" = \"2\";", 1, "a ';' is missing behind the text of 'a'", ["b": "2"]),
            ("\n\"a\" = ;\n\"b\" = \"2\";", 2, "the key 'a' has no text", ["b": "2"]),
            ("\"b\" = \"2\";\n= x;\n\"c\" = \"3\";", 2, "'=' stands where a key or a text in quotes should be", ["b": "2", "c": "3"]),
            ("\"b\" = \"2\";\n\n\"a\" = \"1;\n", 3, "the text that starts here has no end: a '\"' is missing", ["b": "2"]),
            ("\"b\" = \"2\";\n/* no end", 2, "the comment that starts here has no end", ["b": "2"]),
            ("\"b\"", 1, "the file ends behind the key 'b'", [:]),
        ] as [(String, Int, String, [String: String])])
    func whatIsWrongIsToldAndTheRestIsRead(text: String, line: Int, reason: String, expected: [String: String]) throws {
        let reader = try read(text)
        #expect(reader.texts == expected)
        #expect(reader.faults == [.init(line: line, reason: reason)])
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8])
    func encodingsAreTold(encoding: String.Encoding) throws {
        let data = try #require(#""größe" = "大小";"#.data(using: encoding))
        #expect(StringsReader(Array(data))?.texts == ["größe": "大小"])
    }

    @Test func aMarkIsNoText() throws {
        #expect(StringsReader([0xef, 0xbb, 0xbf] + Array(#""a" = "b";"#.utf8))?.texts == ["a": "b"])
        #expect(StringsReader([0x22, 0xe9, 0x22, 0x3b]) == nil)
    }
}
