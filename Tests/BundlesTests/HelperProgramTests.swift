import Foundation
import Testing

@testable import Bundles

@Suite struct HelperProgramTests {
    @Test func itLiesBesideTheProgramThatRuns() throws {
        #expect(try HelperProgram(environment: [:]).path.hasSuffix("/widgethost-bundle"))
    }

    @Test func aMissingHelperIsAnErrorEvenIfOneLiesBeside() throws {
        let folder = try TemporaryFolder.make()
        let error = #expect(throws: BundleError.self) { try HelperProgram(environment: ["WIDGETHOST_LIBEXEC": folder]) }
        #expect(try #require(error) == .helperMissing(path: folder + "/widgethost-bundle"))
        #expect(try #require(error).description.contains("WIDGETHOST_LIBEXEC"))
    }

    @Test func startedByHandItSaysSo() throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: try HelperProgram(environment: [:]).path)
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(text == "widgethost-bundle is started by widgethost, not by hand\n")
    }

    @Test func whatTheUserSetIsKept() {
        let environment = HelperProgram.environment(["A": "b", "SWIFT_BACKTRACE": "enable=no"])
        #expect(environment["A"] == "b")
        #expect(environment["SWIFT_BACKTRACE"] == "enable=no")
        #expect(environment["SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE"] == "legacy")
    }
}
