import Testing

@testable import Building

@Suite struct SourceFilesTests {
    @Test func modulesOfFoundationAreFoundByTheirNames() throws {
        let folder = try BuildFolder()
        let plain = try folder.write("struct URLSessions { var url: URL? }", to: "A.swift")
        let network = try folder.write("let (data, _) = try await URLSession.shared.data(from: url)", to: "B.swift")
        let xml = try folder.write("class Reader: NSObject, XMLParserDelegate {}", to: "C.swift")
        #expect(try SourceFiles([plain]).foundationModules.isEmpty)
        #expect(try SourceFiles([plain, network]).foundationModules == ["FoundationNetworking"])
        #expect(try SourceFiles([xml, network]).foundationModules == ["FoundationNetworking", "FoundationXML"])
    }

    @Test func onlyFilesThatAskAreAnswered() throws {
        let folder = try BuildFolder()
        let asking = try folder.write("#if os(iOS)\n#endif\n", to: "A.swift")
        let other = try folder.write("let a = 1\n", to: "main.swift")
        let sources = try SourceFiles([asking, other])
        #expect(sources.answered == [asking: Array("#if (true) \n#endif\n".utf8)])
        #expect(sources.hasMainFile)
        #expect(try !SourceFiles([asking]).hasMainFile)
    }

    @Test func aFileThatIsNotThereIsNamed() {
        #expect(throws: BuildError.unreadable(path: "/nowhere/A.swift", error: 13)) { try SourceFiles(["/nowhere/A.swift"]) }
    }
}
