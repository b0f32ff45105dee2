import Testing

@testable import PreviewMacros

@Suite struct MacroUseTests {
    @Test(arguments: [
        ("#Preview { A() }", "", "{ A() }"),
        ("#Preview\n{\n A() }", "", "{\n A() }"),
        ("\n#Preview(\"n\", as: .systemSmall) { W() } timeline: { E() }", "\n", "(\"n\", as: .systemSmall) { W() } timeline: { E() }"),
        (
            "// #Preview(1)\n/* #Preview /* # */ */@available(*, message: \"a \\\" #Preview\") #Preview(2) {}",
            "// #Preview(1)\n/* #Preview /* # */ */@available(*, message: \"a \\\" #Preview\") ", "(2) {}"
        ),
        ("#SwiftUI::Preview { A() }", "", "{ A() }"),
        ("#Preview { Text(\"#Preview\") }", "", "{ Text(\"#Preview\") }"),
    ])
    func splitsBeforeAndAfterTheName(source: String, lead: String, rest: String) {
        let use = MacroUse(source: source, name: "Preview")
        #expect(use?.lead == lead)
        #expect(use?.rest == rest)
    }

    @Test(arguments: ["", "#", "#Previewer {}", "/* #Preview {}", "// #Preview", "\"#Preview", "/"])
    func refusesWhatDoesNotHoldTheMacro(source: String) {
        #expect(MacroUse(source: source, name: "Preview") == nil)
    }
}
