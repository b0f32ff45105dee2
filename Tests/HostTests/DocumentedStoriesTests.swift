import Foundation
import Testing

/// docs/reliability.md names what holds each story: what it names must be there.
@Suite struct DocumentedStoriesTests {
    private let page: String

    init() throws { page = try String(contentsOf: repository.appendingPathComponent("docs/reliability.md"), encoding: .utf8) }

    private func sources(in folders: String..., endings: [String] = [".swift"]) throws -> [(name: String, text: String)] {
        try folders.flatMap { folder in
            let root = repository.appendingPathComponent(folder)
            return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in endings.contains { path.hasSuffix($0) } }
                .map {
                    (String($0.split(separator: "/").last ?? ""), try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
                }
        }
    }

    @Test func everyStoryHasItsLine() {
        let numbers = [1, 2, 3, 4, 6, 7, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 32, 34, 35]
        for number in numbers { #expect(page.components(separatedBy: "\n| F\(number) |").count == 2, "F\(number)") }
    }

    @Test func everyTestThatIsNamedIsThere() throws {
        let files = Dictionary(try sources(in: "Tests").map { ($0.name, $0.text) }) { $0 + $1 }
        let names = page.matches(of: /`([A-Z]\w+Tests)\.(\w+)`/).map { (suite: String($0.1), test: String($0.2)) }
        #expect(names.count > 40)
        for name in names {
            let text = files["\(name.suite).swift"] ?? ""
            #expect(text.contains("func \(name.test)("), "\(name.suite).\(name.test)")
        }
    }

    @Test func storyF29NobodyForks() throws {
        for (name, text) in try sources(in: "Sources", "Host", endings: [".swift", ".h", ".c"]) {
            #expect(!text.contains(/\b(v?fork|forkpty|clone3?|popen)\(/), "\(name)")
        }
    }
}
