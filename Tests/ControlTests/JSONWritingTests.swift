import Foundation
import Testing

@testable import Control

@Suite struct JSONWritingTests {
    @Test(arguments: [
        #"{"a":[1,-2.5,true,null,"x"],"b":{}}"#, "[]", "-9223372036854775808", "9223372036854775807", "[0,7,-7,10,-10]", "0.1", "-0.0",
        "1e+16", "5e-324",
        #""\u0000\u001f\u007f\n\t\r\"\\é😀/""#,
    ])
    func whatIsReadIsWrittenTheSame(text: String) throws {
        #expect(try JSONValue(reading: text).text == text)
    }

    @Test func everyDoubleComesBack() throws {
        var generator = SeededGenerator(state: 1)
        for _ in 0..<20_000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            #expect(try JSONValue(reading: JSONValue.number(number).text) == .number(number))
        }
    }

    @Test func numbersThatAreNoneBecomeNull() {
        #expect(JSONValue.array([.number(.nan), .number(.infinity)]).text == "[null,null]")
    }

    @Test func aTextStaysOnItsLine() throws {
        let all = String(String.UnicodeScalarView((0..<0x250).compactMap(Unicode.Scalar.init)))
        let text = JSONValue.string(all).text
        #expect(!text.utf8.contains { $0 < 0x20 || $0 == 0x7f })
        #expect(try JSONValue(reading: text) == .string(all))
    }

    @Test(arguments: [
        (0.0, "1970-01-01T00:00:00.000Z"), (951_782_400.0, "2000-02-29T00:00:00.000Z"), (-1.0, "1969-12-31T23:59:59.000Z"),
        (1_785_585_600.1239, "2026-08-01T12:00:00.124Z"), (253_402_300_799.0, "9999-12-31T23:59:59.000Z"),
        (-11_676_096_000.0, "1600-01-01T00:00:00.000Z"),
    ])
    func datesAreInUTCWithMilliseconds(seconds: Double, text: String) throws {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(JSONValue.date(date) == .string(text))
        #expect(abs(try Date(json: .string(text)).timeIntervalSince(date)) < 0.001)
    }

    @Test func datesAreThoseOfFoundation() {
        var generator = SeededGenerator(state: 2)
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        for _ in 0..<5_000 {
            let date = Date(timeIntervalSince1970: Double(Int.random(in: -11_676_096_000..<200_000_000_000, using: &generator)) + 0.25)
            #expect(JSONValue.date(date) == .string(date.formatted(style)))
        }
    }

    @Test func aDateThatIsNoneIsNull() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300, 253_402_300_800, -62_167_219_201] {
            #expect(JSONValue.date(Date(timeIntervalSince1970: seconds)) == .null)
        }
    }

    @Test(arguments: ["2026-08-01", "12:00", "2026-13-01T00:00:00Z", "tomorrow", ""])
    func whatIsNoDateIsRefused(text: String) {
        #expect(throws: JSONMismatch.self) { try Date(json: .string(text)) }
    }
}
