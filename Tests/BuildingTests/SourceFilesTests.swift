import Testing

@testable import Building

@Suite struct SourceFilesTests {
    @Test func modulesAreFoundByTheirNames() throws {
        let folder = try BuildFolder()
        let plain = try folder.write("struct URLSessions { var url: URL? }", to: "A.swift")
        let network = try folder.write("let (data, _) = try await URLSession.shared.data(from: url)", to: "B.swift")
        let xml = try folder.write("class Reader: NSObject, XMLParserDelegate {}", to: "C.swift")
        let place = try folder.write("var place: CLLocation?", to: "D.swift")
        #expect(try SourceFiles([place]).impliedModules == ["CoreLocation"])
        let publisher = try folder.write("let publisher = session.dataTaskPublisher(for: url)", to: "E.swift")
        #expect(try SourceFiles([publisher]).impliedModules == ["CombineNetworking"])
        let secret = try folder.write("import Foundation\nlet status = SecItemDelete([:])", to: "F.swift")
        #expect(try SourceFiles([secret]).impliedModules == ["Security"])
        #expect(try SourceFiles([plain]).impliedModules.isEmpty)
        #expect(try SourceFiles([plain, network]).impliedModules == ["FoundationNetworking"])
        #expect(try SourceFiles([xml, network]).impliedModules == ["FoundationNetworking", "FoundationXML"])
    }

    @Test(arguments: [
        ("Text(count, format: .percent)", true), ("let style: FloatingPointFormatStyle<Double>", true), ("Text(date, style: .time)", false),
    ])
    func whetherValuesAreFormattedIsSeen(_ source: String, _ format: Bool) throws {
        let folder = try BuildFolder()
        let plain = try folder.write("struct A {}", to: "A.swift")
        #expect(try SourceFiles([plain, folder.write(source, to: "B.swift")]).format == format)
    }

    @Test func onlyFilesThatAskAreAnswered() throws {
        let folder = try BuildFolder()
        let asking = try folder.write("#if os(iOS)\n#endif\n", to: "A.swift")
        let logging = try folder.write("import os.log\n", to: "B.swift")
        let other = try folder.write("let a = 1\n", to: "main.swift")
        let sources = try SourceFiles([asking, logging, other])
        #expect(sources.answered == [asking: Array("#if (true) \n#endif\n".utf8), logging: Array("import os    \n".utf8)])
        var told: [String] = []
        sources.tellAnswers { told.append($0) }
        #expect(told == ["#if os(iOS) is answered by true in A.swift"])
        #expect(sources.hasMainFile)
        #expect(try !SourceFiles([asking]).hasMainFile)
    }

    @Test func aFileThatIsNotThereIsNamed() {
        #expect(throws: BuildError.unreadable(path: "/nowhere/A.swift", error: 13)) { try SourceFiles(["/nowhere/A.swift"]) }
    }
}
