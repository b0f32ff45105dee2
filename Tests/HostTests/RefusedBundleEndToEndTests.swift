import Drawing
import Foundation
import Testing

/// Files that are no bundles, or bundles for something else: one line each, and no picture.
@Suite struct RefusedBundleEndToEndTests {
    /// A library in C, and what must be said of it.
    struct Bad: Sendable, CustomTestStringConvertible {
        var what: String
        var defines: [String] = []
        var status: Int32 = 65
        var words: [String]

        var testDescription: String { what }
    }

    static let libraries: [Bad] = [
        Bad(what: "no note", defines: ["NO_NOTE"], words: ["is not a widget bundle", "link WidgetKit, or use WIDGET_BUNDLE_NOTE"]),
        Bad(what: "older ABI", defines: ["ABI=0"], words: ["speaks bundle ABI 0 (SDK fixture 1), this host ABI 1", "rebuild the bundle"]),
        Bad(
            what: "newer ABI", defines: ["ABI=99"],
            words: ["speaks bundle ABI 99 (SDK fixture 1), this host only ABI 1", "update the host"]),
        Bad(
            what: "another compiler", defines: ["COMPILER=\"Swift 1.0\""],
            words: ["was built by Swift 1.0, this host by", "rebuild the bundle"]),
        Bad(
            what: "no entry", defines: ["NO_ENTRY"], status: 69,
            words: ["No widget can be shown: Bad could not be loaded:", "does not export widget_bundle_start: link WidgetKit"]),
        Bad(
            what: "an undefined symbol", defines: ["UNDEFINED"], status: 69,
            words: ["Bad could not be loaded:", "undefined symbol: is_nowhere", "rebuild it, or install that version"]),
        Bad(what: "a main that fails", defines: ["MAIN=return 4"], status: 69, words: ["Bad could not be loaded:", "its main returned 4"]),
    ]

    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private var library: URL { folder.url.appendingPathComponent("libBad.so") }

    private func render(_ isolation: String, _ place: String = "libBad.so", environment: [String: String] = [:]) throws -> [Substring] {
        try render(status: nil, isolation, place, environment: environment)
    }

    /// What is said when the bundle is to be drawn, without what queue isolation says of itself.
    private func render(
        status: Int32?, _ isolation: String, _ place: String = "libBad.so", environment: [String: String] = [:]
    ) throws -> [Substring] {
        let words = ["render", "--bundles", folder.path(place), "-o", folder.path("x.png"), "--isolation", isolation]
        let result = try HostProcess.run(words, in: folder.url, environment: environment)
        if let status { #expect(result.status == status) }
        #expect(result.status != 0 && !folder.names.contains("x.png"))
        return isolation == "queue" ? Array(result.errorLines.dropFirst()) : result.errorLines
    }

    @Test(arguments: libraries, ["process", "queue"])
    func aLibraryThatDoesNotFit(bad: Bad, isolation: String) throws {
        try compileBad(bad.defines)
        let lines = try render(status: bad.status, isolation)
        #expect(lines.count == 1, "\(lines)")
        for words in bad.words { #expect(lines.first?.contains(words) == true, "\(lines)") }
        #expect(lines.first?.hasPrefix("widgethost: ") == true)
        #expect(lines.first?.contains(library.path) == true)
    }

    @Test(
        arguments: [
            ("hello", "it does not begin as one"), ("", "it is empty"), ("\u{7f}ELF", "it is cut short"),
        ] as [(String, String)], ["process", "queue"])
    func aFileThatIsNoLibrary(file: (content: String, reason: String), isolation: String) throws {
        try Data(file.content.utf8).write(to: library)
        #expect(try render(status: 65, isolation) == ["widgethost: \(library.path) is not a shared library: \(file.reason)"])
    }

    @Test(arguments: ["process", "queue"])
    func aLibraryThatMissesAnother(isolation: String) throws {
        let needed = folder.url.appendingPathComponent("libgone.so")
        try compileBad(["GONE"], to: needed)
        try compileBad([], ["-L", folder.url.path, "-Wl,--no-as-needed", "-lgone"])
        try FileManager.default.removeItem(at: needed)
        let lines = try render(status: 69, isolation)
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.contains("libgone.so: cannot open shared object file") == true, "\(lines)")
        #expect(lines.first?.contains("ldd") == true)
    }

    @Test(arguments: ["process", "queue"])
    func whatOthersCanWriteIsNotTrusted(isolation: String) throws {
        try compileBad([])
        try FileManager.default.setAttributes([.posixPermissions: 0o757], ofItemAtPath: library.path)
        #expect(
            try render(status: 65, isolation)
                == ["widgethost: \(library.path) can be written by others and is not trusted: chmod o-w '\(library.path)'"])
    }

    @Test func aFolderThatOthersCanWriteIsNotTrusted() throws {
        let inner = folder.url.appendingPathComponent("Bad.widget")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        try compileBad([], to: inner.appendingPathComponent("libBad.so"))
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: inner.path)
        #expect(
            try render(status: 65, "process", "Bad.widget")
                == ["widgethost: \(inner.path) can be written by others and is not trusted: chmod o-w '\(inner.path)'"])
    }

    @Test func aFolderHoldsOneLibrary() throws {
        let inner = folder.url.appendingPathComponent("Bad.widget")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
        #expect(
            try render(status: 66, "process", "Bad.widget")
                == ["widgethost: \(inner.path) holds no shared library: put the bundle's .so into it"])
        for name in ["libBad.so", "libWorse.so"] { try compileBad([], to: inner.appendingPathComponent(name)) }
        let lines = try render(status: 66, "process", "Bad.widget")
        #expect(lines.count == 1)
        #expect(lines.first?.contains("holds several shared libraries (libBad.so, libWorse.so): leave the bundle's alone in it") == true)
    }

    @Test func aLinkIsFollowedAndALoopIsNot() throws {
        let real = folder.url.appendingPathComponent("real")
        try FileManager.default.createDirectory(at: real, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
        try ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(.black))]).build("Test", in: real)
        try FileManager.default.createSymbolicLink(atPath: folder.path("libTest.so"), withDestinationPath: "real/libTest.so")
        let words = ["render", "--bundles", folder.path("libTest.so"), "-o", folder.path("y.png")]
        #expect(try HostProcess.run(words, in: folder.url).status == 0)
        try FileManager.default.createSymbolicLink(atPath: library.path, withDestinationPath: "libBad.so")
        let lines = try render(status: 66, "process")
        #expect(lines.count == 1, "\(lines)")
    }

    @Test(arguments: [("exit(0)", "exited by itself with status 0"), ("abort()", "crashed with SIGABRT (Aborted)")])
    func aMainThatEndsTheProcess(main: String, reason: String) throws {
        try compileBad(["MAIN=\(main)"])
        #expect(try render(status: 69, "process") == ["widgethost: No widget can be shown: Bad \(reason) while it was loaded."])
    }

    @Test func aMainThatHangsIsGivenUp() throws {
        try compileBad(["MAIN=while (1) pause()"])
        #expect(
            try render("process", environment: ["WIDGETHOST_TIMES": "start=0.5"])
                == ["widgethost: No widget can be shown: Bad did not say within 0.5 seconds which widgets it holds."])
    }

    @Test func whatAMainPrintsIsTagged() throws {
        try compileBad(["MAIN=puts(\"hello\\x1b[2J\"); return 4"])
        let lines = try render(status: 69, "process")
        #expect(lines.first == "[Bad] hello\u{fffd}[2J")
        #expect(lines.count == 2)
    }

    @Test func aBrokenBundleBesideASoundOneIsToldAndCostsNothing() throws {
        try compileBad(["NO_ENTRY"])
        try ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(.black))]).build("Test", in: folder.url)
        let words = ["render", "--kind", "Test", "--bundles", folder.url.path, "-o", "y.png"]
        let result = try HostProcess.run(words, in: folder.url)
        #expect(result.status == 0)
        #expect(result.errorLines.count == 1 && result.errors.hasPrefix("widgethost: Bad could not be loaded: "), "\(result.errors)")
        let missed = try HostProcess.run(["render", "--kind", "Bad", "--bundles", folder.url.path, "-o", "z.png"], in: folder.url)
        #expect(missed.status == 64)
        #expect(missed.errorLines.count == 2 && missed.errors.contains("Bad could not be loaded: "), "\(missed.errors)")
    }

    private func compileBad(_ defines: [String], to place: URL? = nil, _ more: [String] = []) throws {
        let source = folder.url.appendingPathComponent("bad.c")
        try Self.source.write(to: source, atomically: true, encoding: .utf8)
        try compile([source.path] + more + defines.map { "-D" + $0 }, to: place ?? library)
        try FileManager.default.removeItem(at: source)
    }

    private func compileBad(_ defines: [String], _ more: [String]) throws { try compileBad(defines, to: nil, more) }

    private static let source = """
        #include <stdio.h>
        #include <stdlib.h>
        #include <unistd.h>
        #include "widget_bundle.h"
        #ifndef ABI
        #define ABI WIDGET_BUNDLE_ABI
        #endif
        #ifndef COMPILER
        #define COMPILER ""
        #endif
        #ifdef GONE
        int gone;
        #else
        #ifndef NO_NOTE
        __attribute__((section(".note.widgethost"), used, retain, aligned(4))) static const struct widget_bundle_note note = {
            11, 192, 1, "widgethost\\0", ABI, "fixture 1", COMPILER};
        #endif
        #ifdef UNDEFINED
        extern int is_nowhere(void);
        int call_it(void) { return is_nowhere(); }
        #endif
        static void handle(const uint8_t *request, size_t length) { (void)request, (void)length; }
        static const struct widget_bundle bundle = {WIDGET_BUNDLE_ABI, sizeof bundle, handle};
        #ifndef NO_ENTRY
        const struct widget_bundle *widget_bundle_start(const struct widget_host *host) { return host ? &bundle : NULL; }
        #endif
        #ifdef MAIN
        int main(void) { MAIN; return 0; }
        #endif
        #endif

        """
}
