import Testing

@testable import Control

@Suite struct LineBufferTests {
    @Test(arguments: 1...12) func linesComeWholeHoweverTheyAreCut(step: Int) {
        let text = Array("one\n\ntwo three\nfour".utf8)
        var buffer = LineBuffer()
        var lines: [String] = []
        for start in stride(from: 0, to: text.count, by: step) {
            append(text[start..<min(start + step, text.count)], to: &buffer)
            lines += drain(&buffer, limit: 100)
        }
        #expect(lines == ["one", "", "two three"])
        #expect(buffer.isInLine)
        append("\n", to: &buffer)
        #expect(drain(&buffer, limit: 100) == ["four"])
        #expect(!buffer.isInLine)
    }

    @Test(arguments: [1, 3, 100]) func aLongLineIsToldOnceAndSkippedToItsEnd(step: Int) {
        let text = Array("short\nmuch too long for that\nnext\n".utf8)
        var buffer = LineBuffer()
        var found: [String] = []
        for start in stride(from: 0, to: text.count, by: step) {
            append(text[start..<min(start + step, text.count)], to: &buffer)
            found += drain(&buffer, limit: 10)
        }
        #expect(found == ["short", "<too long>", "next"])
    }

    @Test func aLineOfTheLimitIsTaken() {
        var buffer = LineBuffer()
        append("12345\n123456\n", to: &buffer)
        #expect(drain(&buffer, limit: 5) == ["12345", "<too long>"])
    }

    private func append(_ text: some Sequence<UInt8>, to buffer: inout LineBuffer) {
        Array(text).withUnsafeBytes { buffer.append($0) }
    }

    private func append(_ text: String, to buffer: inout LineBuffer) { append(text.utf8, to: &buffer) }

    private func drain(_ buffer: inout LineBuffer, limit: Int) -> [String] {
        var lines: [String] = []
        while true {
            switch buffer.next(limit: limit, read: { String(decoding: $0, as: UTF8.self) }) {
            case .line(let line): lines.append(line)
            case .tooLong: lines.append("<too long>")
            case .needsMore: return lines
            }
        }
    }
}
