import Testing

@testable import SupportSources

@Suite struct SwiftWordTests {
    @Test(arguments: [("a", true), ("größe_1", true), ("_", true), ("1a", false), ("", false), ("a b", false), ("a-b", false)])
    func namesAreLettersAndDigits(name: String, isOne: Bool) { #expect(SwiftWord.isIdentifier(name) == isOne) }

    @Test(arguments: [("URLIcon", "urlIcon"), ("Lina", "lina"), ("ABC", "abc"), ("lina", "lina"), ("", "")])
    func capitalsAtTheStartAreOneWord(word: String, small: String) { #expect(SwiftWord.withSmallHead(word) == small) }

    @Test(arguments: [("a\"b\\c", #""a\"b\\c""#), ("a\nb", #""a\u{a}b""#), ("\\(x)", #""\\(x)""#), ("größe", "\"größe\"")])
    func textsBecomeLiterals(text: String, literal: String) { #expect(SwiftWord.literal(text) == literal) }

    @Test func keywordsAreDeclaredBetweenBackticks() {
        #expect(SwiftWord.declared("default") == "`default`" && SwiftWord.declared("sea") == "sea")
        #expect(SwiftWord.withGreatHead("fromStation") == "FromStation")
    }
}
