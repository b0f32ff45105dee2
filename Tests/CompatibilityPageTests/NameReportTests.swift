import Foundation
import Testing

@testable import compatibility_page

@Suite struct NameReportTests {
    private func symbol(_ path: [String], _ comment: String? = nil) throws -> SymbolGraph.Symbol {
        var object: [String: Any] = ["kind": ["identifier": "swift.method"], "pathComponents": path]
        if let comment { object["docComment"] = ["lines": comment.split(separator: "\n").map { ["text": String($0)] }] }
        return try JSONDecoder().decode(SymbolGraph.Symbol.self, from: JSONSerialization.data(withJSONObject: object))
    }

    @Test func aNameIsToldWithWhatHasIt() throws {
        #expect(try symbol(["View", "padding(_:_:)"]).title == ".padding")
        #expect(try symbol(["Image", "antialiased(_:)"]).title == "Image.antialiased")
        #expect(try symbol(["Text"]).title == "Text")
    }

    @Test(
        arguments: [
            ("Has no effect: nothing scrolls.", "Has no effect: nothing scrolls."), ("Draws a line.", nil),
            ("How a symbol is coloured. Has no effect.", "Has no effect."),
            ("The radius is in points; the options have no effect.", nil), ("", nil),
        ] as [(String, String?)])
    func theCommentSaysWhyThereIsNoEffect(_ comment: String, _ excuse: String?) throws {
        #expect(try symbol(["View", "a()"], comment).excuse == excuse)
    }

    @Test func eachNameIsInOneOfThreeLists() throws {
        let names = CountedNames("# Views\nText\nMap\n\n# Modifiers\nhelp\n")
        let report = NameReport(names, [try symbol(["Text"]), try symbol(["View", "help(_:)"], "Has no effect: nothing points at it.")])
        #expect(
            report.markdown.contains("Of 3 names that 150 public widget extensions use, 1 are there and do what they say, 1 are accepted"))
        #expect(report.markdown.contains("### There\n\n| | names |\n|---|---|\n| Views | `Text` |\n\n### Absent"))
        #expect(report.markdown.contains("### Absent\n\n| | names |\n|---|---|\n| Views | `Map` |\n"))
        #expect(report.markdown.contains("| `.help` | Has no effect: nothing points at it. |"))
    }

    @Test func whatSwiftBringsAlongIsThere() {
        #expect(
            NameReport(CountedNames("# Macros\nPredicate\nRule"), []).markdown.contains(
                "Of 2 names that 150 public widget extensions use, 1 are there"))
    }

    @Test func aFormThatWorksMakesANameWork() throws {
        let symbols = [try symbol(["View", "blur(radius:)"]), try symbol(["View", "blur(radius:opaque:)"], "`opaque` has no effect.")]
        #expect(NameReport(CountedNames("# M\nblur"), symbols).markdown.contains("0 are accepted"))
    }
}
