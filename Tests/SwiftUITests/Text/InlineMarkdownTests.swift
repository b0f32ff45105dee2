@testable import SwiftUI
import Testing

@Suite struct InlineMarkdownTests {
    typealias Span = InlineMarkdown.Span

    @Test(
        arguments: [
            ("plain", [Span(text: "plain")]),
            ("a **b** c", [Span(text: "a "), Span(text: "b", style: .bold), Span(text: " c")]),
            (
                "*a* _b_ __c__",
                [
                    Span(text: "a", style: .italic), Span(text: " "), Span(text: "b", style: .italic), Span(text: " "),
                    Span(text: "c", style: .bold),
                ]
            ),
            ("***a***", [Span(text: "a", style: [.bold, .italic])]),
            (
                "*a **b** c*",
                [
                    Span(text: "a ", style: .italic), Span(text: "b", style: [.bold, .italic]), Span(text: " c", style: .italic),
                ]
            ),
            ("`let *x*`", [Span(text: "let *x*", style: .code)]),
            ("~~old~~ new", [Span(text: "old", style: .strikethrough), Span(text: " new")]),
            (
                "[a *b*](https://c.d)!",
                [
                    Span(text: "a ", style: .link), Span(text: "b", style: [.link, .italic]), Span(text: "!"),
                ]
            ),
            ("2 * 3 * 4", [Span(text: "2 * 3 * 4")]), ("snake_case_name", [Span(text: "snake_case_name")]),
            ("5 **", [Span(text: "5 **")]), ("**open", [Span(text: "**open")]), ("[1] of [2]", [Span(text: "[1] of [2]")]),
            ("\\*no\\*", [Span(text: "*no*")]), ("C:\\dir", [Span(text: "C:\\dir")]),
            (
                "**%@** of %lld",
                [
                    Span(text: "%@", style: .bold), Span(text: " of %lld"),
                ]
            ), ("", [Span(text: "")]),
        ] as [(String, [Span])])
    func emphasisIsFound(text: String, spans: [Span]) {
        #expect(InlineMarkdown(text).spans == spans)
    }

    @Test(arguments: ["*a ", "[", "**a_", "`", "[a](", "~~*"])
    func marksWithoutEndTakeNoTime(mark: String) {
        let text = String(repeating: mark, count: 4_000 / mark.count)
        #expect(InlineMarkdown(text).spans.reduce(0) { $0 + $1.text.count } > 0)
    }

    @Test func aLongTextIsTakenAsItStands() {
        let text = String(repeating: "**a** ", count: 1_000)
        #expect(InlineMarkdown(text).spans == [Span(text: text)])
    }
}
