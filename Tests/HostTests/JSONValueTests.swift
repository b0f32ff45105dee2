import BundleMessages
import Foundation
import Scheduling
import Testing

@testable import widgethost

@Suite struct JSONValueTests {
    @Test(
        arguments: [
            (.null, "null"), (.bool(true), "true"), (.int(-3), "-3"), (.number(0.5), "0.5"), (.number(.nan), "null"),
            (.string("a\"b\\c"), "\"a\\\"b\\\\c\""),
            (.string("ü\n\u{1}"), "\"ü\\n\\u0001\""), (.array([.int(1), .null]), "[1,null]"),
            (["b": .int(1), "a": .array([])], "{\"b\":1,\"a\":[]}"),
            (.date(Date(timeIntervalSinceReferenceDate: .nan)), "null"),
            (.date(Date(timeIntervalSince1970: 1)), "\"1970-01-01T00:00:01.000Z\""),
        ] as [(JSONValue, String)])
    func valuesAreOneLine(value: JSONValue, text: String) {
        #expect(value.text == text)
    }

    @Test func foundationReadsWhatIsWritten() throws {
        let value: JSONValue = ["text": .string("\u{0}\u{7f} \u{2028} 🌦 \\ / \""), "numbers": .array([.number(1e300), .int(.max)])]
        let read = try #require(try JSONSerialization.jsonObject(with: Data(value.text.utf8)) as? [String: Any])
        #expect(read["text"] as? String == "\u{0}\u{7f} \u{2028} 🌦 \\ / \"")
    }

    @Test(
        arguments: [
            (
                .shown(.timeline, index: 2, date: Date(timeIntervalSince1970: 5), file: "out/A-systemSmall-0001.png"),
                #""event":"shown","time":"1970-01-01T00:00:09.000Z","kind":"A","family":"systemSmall","view":"timeline","index":2,"#
                    + #""date":"1970-01-01T00:00:05.000Z","file":"out/A-systemSmall-0001.png""#
            ),
            (
                .kept(reason: "it crashed", retry: nil),
                #""event":"kept","time":"1970-01-01T00:00:09.000Z","kind":"A","family":"systemSmall","reason":"it crashed","retry":null"#
            ),
            (.ended(shown: 3), #""event":"ended","time":"1970-01-01T00:00:09.000Z","kind":"A","family":"systemSmall","shown":3"#),
        ] as [(RunEvent, String)])
    func eachEventIsALine(event: RunEvent, text: String) {
        #expect(event.json(kind: "A", family: .systemSmall, now: Date(timeIntervalSince1970: 9)).text == "{\(text)}")
    }
}
