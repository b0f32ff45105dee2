import CWidgetBundle
import Foundation
import Testing

@testable import Bundles

@Suite struct WidgetNoteTests {
    @Test func theNoteIsReadFromTheFile() throws {
        let note = try WidgetNote(ofFileAt: Fixture.otherCompiler.library())
        #expect(note == WidgetNote(abi: UInt32(WIDGET_BUNDLE_ABI), sdk: "fixture 1", compiler: "Swift 1.0"))
        #expect(WidgetNote.own.abi == UInt32(WIDGET_BUNDLE_ABI))
        #expect(!WidgetNote.own.compiler.isEmpty)
    }

    @Test(arguments: ["lld", "gold", "bfd"])
    func everyLinkerKeepsIt(linker: String) throws {
        let path = try TemporaryFolder.make() + "/libLinked.so"
        try Fixture.echo.compile(to: path, ["-fuse-ld=\(linker)", "-O2", "-ffunction-sections", "-Wl,--gc-sections", "-Wl,-s"])
        #expect(try WidgetNote(ofFileAt: path).sdk == "fixture 1")
    }

    @Test func anOlderAndANewerABIAreNamedWithBothVersions() throws {
        let older = try Fixture.older.library()
        #expect(throws: BundleError.olderABI(path: older, bundle: 0, host: 1, sdk: "fixture 1")) { try Fixture.older.checked() }
        let newer = try Fixture.newer.library()
        #expect(throws: BundleError.newerABI(path: newer, bundle: 99, host: 1, sdk: "fixture 1")) { try Fixture.newer.checked() }
    }

    @Test func anotherCompilerIsNamedWithBothVersions() throws {
        let error = #expect(throws: BundleError.self) { try Fixture.otherCompiler.checked() }
        let text = try #require(error).description
        #expect(text.contains("was built by Swift 1.0"))
        #expect(text.contains(WidgetNote.own.compiler))
    }

    @Test func aLibraryWithoutNoteIsNoBundle() throws {
        let path = try Fixture.withoutNote.library()
        #expect(throws: BundleError.noNote(path: path)) { try Fixture.withoutNote.checked() }
    }

    @Test(arguments: [
        ("", "it is empty"), ("#!/bin/sh\necho no library\n", "it does not begin as one"), ("\u{7f}ELF", "it is cut short"),
    ])
    func aFileThatIsNoLibrarySaysWhatItIs(text: String, reason: String) throws {
        let path = try file(Array(text.utf8))
        #expect(throws: BundleError.notALibrary(path: path, reason: reason)) { try WidgetNote(ofFileAt: path) }
    }

    @Test func aFolderAndNothingAreNoLibraries() throws {
        let folder = try TemporaryFolder.make()
        #expect(throws: BundleError.notAFile(path: folder)) { try WidgetNote(ofFileAt: folder) }
        #expect(throws: BundleError.missing(path: folder + "/x")) { try WidgetNote(ofFileAt: folder + "/x") }
    }

    @Test func aProgramAndAnObjectFileAreToldApart() throws {
        let folder = try TemporaryFolder.make()
        try Data("int main(void) { return 0; }".utf8).write(to: URL(filePath: folder + "/program.c"))
        try Fixture.clang([folder + "/program.c", "-o", folder + "/program"])
        #expect(throws: BundleError.isProgram(path: folder + "/program")) { try WidgetNote(ofFileAt: folder + "/program") }
        try Fixture.clang(["-c", folder + "/program.c", "-o", folder + "/program.o"])
        let error = #expect(throws: BundleError.self) { try WidgetNote(ofFileAt: folder + "/program.o") }
        #expect(try #require(error).description.contains("an object file, not yet linked"))
    }

    @Test(arguments: [(3, "i386"), (40, "arm"), (243, "riscv64"), (999, "an unknown machine (999)")])
    func anotherMachineIsNamed(number: Int, name: String) throws {
        var bytes = try library()
        bytes[18] = UInt8(number & 0xff)
        bytes[19] = UInt8(number >> 8)
        let path = try file(bytes)
        let own = Machine.name(of: Machine.own)
        #expect(throws: BundleError.wrongArchitecture(path: path, found: name, expected: own)) { try WidgetNote(ofFileAt: path) }
    }

    /// Whatever passes must not end the process that loads it.
    @Test func aLibraryThatIsCutAnywhereIsRefusedOrLoads() throws {
        let bytes = try library()
        let whole = try WidgetNote(ofFileAt: Fixture.echo.library())
        for size in stride(from: 0, to: bytes.count, by: 64) {
            let path = try file(Array(bytes.prefix(size)), name: "libCut.so")
            do {
                #expect(try WidgetNote(ofFileAt: path) == whole)
                _ = try? DynamicLibrary(path: path)
            } catch BundleError.notALibrary {
                continue
            }
        }
    }

    @Test func hostileHeadersAreSurvived() throws {
        let bytes = try library()
        var random = Random(state: 1)
        let path = try file(bytes)
        for _ in 0..<3_000 {
            var hostile = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 16..<1_024, using: &random)
                hostile[place] = [0, 1, 0x7f, 0x80, 0xff, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            }
            try Data(hostile).write(to: URL(filePath: path))
            _ = try? WidgetNote(ofFileAt: path)
        }
    }

    private func library() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: Fixture.echo.library()))) }

    private func file(_ bytes: [UInt8], name: String = "file") throws -> String {
        let path = try TemporaryFolder.make() + "/" + name
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }
}

/// The same numbers in every run.
private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 33
    }
}
