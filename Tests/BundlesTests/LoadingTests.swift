import CLinux
import Foundation
import Testing

@testable import Bundles

/// What can be wrong with a library that has a good note, through the real process.
@Suite struct LoadingTests {
    @Test(
        arguments: [
            (.withoutEntry, "does not export widget_bundle_start"), (.refusing, "refused to start"),
            (.withFailingMain, "its main returned 4"), (.withoutFunction, "no function that handles requests"),
            (.withUndefinedSymbol, "undefined symbol: is_nowhere"),
        ] as [(Fixture, String)])
    func aBundleThatCannotStartSaysWhy(fixture: Fixture, part: String) throws {
        guard case .refused(let reason) = try BundleRun(fixture).ending() else { throw Unexpected() }
        #expect(reason.contains(part))
        #expect(reason.contains(try fixture.library()))
    }

    @Test func whatTheBundleSaidBeforeItRefusedIsThere() throws {
        let run = try BundleRun(.refusing)
        _ = try run.ending()
        #expect(run.lines.map(\.text) == ["no, thank you"])
        #expect(run.lines.map(\.level) == [.error])
    }

    @Test func aCrashInMainIsACrash() throws {
        #expect(try BundleRun(.withCrashingMain).ending() == .signalled(SIGSEGV))
    }

    @Test func aBundleWhoseHostIsGoneEndsEvenWhileItsMainHangs() throws {
        let helper = try HelperProgram(environment: [:])
        let arguments = HelperProgram.arguments(for: try Fixture.withHangingMain.checked())
        let child = try ChildProcess(helper: helper.path, arguments: arguments, environment: [:])
        shutdown(child.socket.number, Int32(SHUT_RDWR))
        #expect(child.reap(within: 60_000) == .exited(status: 0))
    }

    @Test func aHelperThatIsNoProgramIsAnError() throws {
        let path = try TemporaryFolder.make() + "/widgethost-bundle"
        try Data("not a program".utf8).write(to: URL(filePath: path))
        chmod(path, 0o755)
        #expect(throws: BundleError.notSpawned(path: path, error: ENOEXEC)) {
            try ChildProcess(helper: path, arguments: ["x"], environment: [:])
        }
    }

    @Test func aMissingLibraryIsNamedWithWhatToTry() throws {
        let folder = try TemporaryFolder.make()
        let needed = folder + "/libneeded.so"
        try Fixture.clang(["-shared", "-x", "c", "/dev/null", "-o", needed])
        try Fixture.echo.compile(to: folder + "/libLonely.so", ["-Wl,--no-as-needed", "-L", folder, "-lneeded"])
        try FileManager.default.removeItem(atPath: needed)
        let error = #expect(throws: BundleError.self) { try DynamicLibrary(path: folder + "/libLonely.so") }
        let text = try #require(error).description
        #expect(text.contains("libneeded.so: cannot open shared object file"))
        #expect(text.contains("ldd '\(folder)/libLonely.so'"))
    }

    @Test func theRuntimeIsTheHostsWhereverItLies() throws {
        let path = try TemporaryFolder.make() + "/libObserving.so"
        let runtime = try #require(widgethost_file_of_symbol("swift_retain").map { URL(filePath: String(cString: $0)) })
        let folder = runtime.deletingLastPathComponent().path
        try Fixture.echo.compile(to: path, ["-Wl,--no-as-needed", "-L", folder, "-lswift_Differentiation", "-lm"])
        #expect(try ElfFile(OpenFile(path)).neededLibraries.contains("libswift_Differentiation.so"))
        #expect(throws: Never.self) { try DynamicLibrary(path: path) }
    }

    @Test func onlyItsOwnSymbolsCount() throws {
        let library = try DynamicLibrary(path: Fixture.echo.library())
        #expect(library.ownSymbol("widget_bundle_start") != nil)
        #expect(library.ownSymbol("main") == nil)
        #expect(library.ownSymbol("printf") == nil)
    }

    private struct Unexpected: Error {}
}
