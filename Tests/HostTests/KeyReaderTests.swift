import Testing

@testable import widgethost

@Suite struct KeyReaderTests {
    @Test(
        arguments: [
            ("q", "q"), ("\u{3}", "\u{3}"), ("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;cq", "q"), ("\u{1b}[A\u{1b}[1;5Cq", "q"),
            ("\u{1b}]11;rgb:q/0/0\u{7}x", "x"), ("\u{1b}Oq", ""), ("\u{1b}\u{1b}[?1cq", "q"), ("\u{1b}_Gq\u{1b}\\", ""), ("ab", "ab"),
        ])
    func keysAreToldFromSequences(text: String, keys: String) {
        var whole = KeyReader()
        #expect(whole.append(text.utf8) == Array(keys.utf8))
        var piecemeal = KeyReader()
        #expect(text.utf8.flatMap { piecemeal.append([$0]) } == Array(keys.utf8))
    }

    @Test func anEndlessSequenceIsGivenUp() {
        var reader = KeyReader()
        _ = reader.append([0x1b, 0x5f] + [UInt8](repeating: 0x41, count: 5_000))
        #expect(reader.append("q".utf8) == [113])
    }
}
