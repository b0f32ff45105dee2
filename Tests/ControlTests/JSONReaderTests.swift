import Testing

@testable import Control

@Suite struct JSONReaderTests {
    static let allowed: [(String, JSONValue)] = [
        ("null", JSONValue.null), (" true ", true), ("\t\r\nfalse", false), ("0", 0), ("-0", .number(-0.0)), ("-1", -1),
        ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
        ("9223372036854775808", .number(9_223_372_036_854_775_808)),
        ("1.0", .number(1)), ("1e2", .number(100)), ("1E-2", .number(0.01)), ("-1.5e+3", .number(-1_500)),
        ("5e-324", .number(.leastNonzeroMagnitude)),
        ("0.1", .number(0.1)), ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), ("1e-999", .number(0)),
        (#""""#, ""), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9\u0000""#, "é\0"), (#""\uD83D\uDe00""#, "😀"),
        (#""é😀""#, "é😀"),
        ("[]", []), ("[ 1 , [ ] , {} ]", [1, [], [:]]), ("{}", [:]),
        (#"{"a":1,"b":{"c":[null]},"a":2}"#, ["a": 1, "b": ["c": [nil]], "a": 2]),
    ]

    @Test(arguments: allowed) func whatTheStandardAllowsIsRead(text: String, value: JSONValue) throws {
        #expect(try JSONValue(reading: text) == value)
    }

    static let forbidden: [(String, JSONFault.Reason, Int)] = [
        ("", .endsEarly, 0), ("  ", .endsEarly, 2), ("nul", .expected("a value"), 0), ("nulL", .expected("a value"), 0),
        ("True", .expected("a value"), 0),
        ("01", .expected("no digit after a leading 0"), 1), ("-", .endsEarly, 1), ("-a", .expected("a digit"), 1),
        ("+1", .expected("a value"), 0),
        (".5", .expected("a value"), 0), ("1.", .endsEarly, 2), ("1.e1", .expected("a digit"), 2), ("1e", .endsEarly, 2),
        ("1e+", .endsEarly, 3),
        ("1e999", .numberTooLarge, 0), ("-1e999", .numberTooLarge, 0), ("NaN", .expected("a value"), 0), ("0x1", .trailing, 1),
        ("1 2", .trailing, 2),
        (#"""#, .endsEarly, 1), (#""a"#, .endsEarly, 2), (#""\"#, .endsEarly, 2), (#""\x""#, .unknownEscape, 2),
        ("\"\n\"", .controlCharacter, 1),
        (#""\u12"#, .endsEarly, 5), (#""\u12G4""#, .expected("four hexadecimal digits"), 5), (#""\ud800""#, .unpairedSurrogate, 2),
        (#""\udc00""#, .unpairedSurrogate, 2), (#""\ud800\n""#, .unpairedSurrogate, 2), (#""\ud800\ud800""#, .unpairedSurrogate, 2),
        ("[", .endsEarly, 1), ("[1", .endsEarly, 2), ("[1,]", .expected("a value"), 3), ("[1 2]", .expected("',' or ']'"), 3),
        ("[,]", .expected("a value"), 1),
        ("{", .endsEarly, 1), (#"{"a"}"#, .expected("':'"), 4), (#"{"a":}"#, .expected("a value"), 5),
        (#"{"a":1,}"#, .expected("a member's name"), 7),
        ("{1:2}", .expected("a member's name"), 1), ("[1}", .expected("',' or ']'"), 2), ("'a'", .expected("a value"), 0),
        ("// x\n1", .expected("a value"), 0),
        ("\u{feff}1", .expected("a value"), 0), ("1\0", .trailing, 1), ("\0", .expected("a value"), 0),
    ]

    @Test(arguments: forbidden) func whatItForbidsIsRefusedAtItsPlace(text: String, reason: JSONFault.Reason, offset: Int) {
        #expect(throws: JSONFault(reason: reason, offset: offset)) { try JSONValue(reading: text) }
    }

    @Test(
        arguments: [
            [0x22, 0xff, 0x22], [0x22, 0xc0, 0x80, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22], [0x22, 0xf5, 0x80, 0x80, 0x80, 0x22],
            [0x22, 0xe2, 0x82, 0x22],
            [0x22, 0x5c, 0x6e, 0xff, 0x22],
        ] as [[UInt8]])
    func whatIsNoUTF8IsRefused(bytes: [UInt8]) {
        #expect(throws: JSONFault(reason: .notUTF8, offset: 1)) { try JSONValue(reading: bytes) }
    }

    @Test func nestingHasAnEnd() throws {
        let limit = JSONReader.depthLimit
        _ = try JSONValue(reading: String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
        for open in ["[", #"{"a":"#] {
            let fault = #expect(throws: JSONFault.self) { try JSONValue(reading: String(repeating: open, count: 500_000)) }
            #expect(fault?.reason == .tooDeep)
        }
    }

    @Test func aNumberOfAMillionDigitsIsRefusedQuickly() {
        let digits = String(repeating: "9", count: 1_000_000)
        for text in [digits, "0." + digits, "1e" + digits] {
            #expect(throws: JSONFault(reason: .numberTooLarge, offset: 0)) { try JSONValue(reading: text) }
        }
    }

    @Test func theLastMemberOfANameCounts() throws {
        let value = try JSONValue(reading: #"{"a":1,"b":2,"a":3}"#)
        #expect(value["a"] == 3)
        #expect(value["c"] == nil)
        #expect(JSONValue.array([])["a"] == nil)
    }

    @Test func aFaultSaysWhatAndWhere() {
        #expect("\(JSONFault(reason: .expected("':'"), offset: 4))" == "':' expected at byte 4")
        #expect("\(JSONFault(reason: .endsEarly, offset: 0))" == "the text ends too early at byte 0")
    }
}
