import BundleMessages
import Control
import Drawing
import Foundation
import Testing

/// Bundles that come, change and go under a running daemon.
@Suite struct SwapEndToEndTests {
    private let served: ServedFolder
    /// On the same file system, for builds that are moved in.
    private let aside: URL

    init() throws {
        served = try ServedFolder()
        aside = served.folder.url.appendingPathComponent("aside")
        try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    private var library: URL { served.bundles.appendingPathComponent("libTest.so") }

    /// A build of one colour, beside the folder.
    private func make(_ name: String, _ color: RGBA) throws -> URL {
        try served.build([served.twice(color)], name, in: aside)
        return aside.appendingPathComponent("lib\(name).so")
    }

    /// Puts a build in place as an installer does: beside it first, then over it.
    private func install(_ build: URL) throws {
        let copy = aside.appendingPathComponent("copy.so")
        try FileManager.default.copyItem(at: build, to: copy)
        try #require(rename(copy.path, library.path) == 0)
    }

    private func shown() throws -> JSONValue? {
        try served.run("reload", "--kind", "Test")
        return try served.pictureHash()
    }

    /// How many swaps; more than the usual hundred are for a long run by hand.
    private static let swaps = ProcessInfo.processInfo.environment["WIDGETHOST_SWAPS"].flatMap { Int($0) } ?? 100

    @Test func aHundredSwapsLeaveNothingBehind() throws {
        let builds = [try make("One", .white), try make("Two", .black)]
        try install(builds[0])
        let host = try served.serve()
        try served.run("place", "--kind", "Test")
        let first = try shown()
        let process = Int(host.identifier)
        var (descriptors, memory): ([Int], [Int]) = ([], [])
        for swap in 1...Self.swaps {
            try install(builds[swap % 2])
            try #require(host.wait(forError: "Test was replaced", count: swap))
            let isFirst = try shown() == first
            #expect(isFirst == (swap % 2 == 0))
            descriptors.append(try Self.descriptors(of: process))
            memory.append(try Self.memory(of: process))
        }
        // What grows once, as caches do, has grown after the first quarter. One that ends may still be closing what it held: the fewest count.
        let quarter = Self.swaps / 4
        let (early, late) = try (#require(descriptors[quarter..<2 * quarter].min()), #require(descriptors.suffix(quarter).min()))
        #expect(late <= early)
        #expect(try #require(memory.last) - memory[quarter] < 4 << 20)
        #expect(host.children.values.filter { $0.contains("widgethost-bundle") }.count == 1)
        served.end(host)
    }

    @Test func halfABuildChangesNothingAndTheOtherHalfDoes() throws {
        let (old, new) = (try make("One", .white), try make("Two", .black))
        try install(old)
        let host = try served.serve()
        try served.run("place", "--kind", "Test")
        let before = try shown()
        let bytes = try Data(contentsOf: new)
        // In place, so that the file stays the same one.
        let file = try FileHandle(forWritingTo: library)
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: bytes.prefix(bytes.count / 2))
        try file.close()
        #expect(host.wait(forError: "is not a shared library"))
        #expect(try served.pictureHash() == before)
        let rest = try FileHandle(forWritingTo: library)
        try rest.seekToEnd()
        try rest.write(contentsOf: bytes.dropFirst(bytes.count / 2))
        try rest.close()
        #expect(host.wait(forError: "Test was replaced"))
        #expect(try shown() != before)
        served.end(host)
    }

    @Test func whatIsGoneLeavesItsPictureAndComesBack() throws {
        try install(try make("One", .white))
        let host = try served.serve()
        try served.run("place", "--kind", "Test")
        let before = try shown()
        let away = aside.appendingPathComponent("away.so")
        try FileManager.default.moveItem(at: library, to: away)
        #expect(host.wait(forError: "Test is gone: what it showed stays"))
        #expect(try served.placement()["suspension"]?.text.contains("is gone from its folder") == true)
        #expect(try served.pictureHash() == before)
        try FileManager.default.moveItem(at: away, to: library)
        #expect(try eventually { try served.placement()["suspension"] == nil })
        #expect(try shown() == before)
        served.end(host)
    }

    @Test func aResourceDeepInAFolderIsNoticed() throws {
        let folder = served.bundles.appendingPathComponent("Test.widget")
        let deep = folder.appendingPathComponent("Assets.xcassets/Some.colorset")
        let host = try served.serve()
        // Put together step by step, as a copy does.
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        #expect(host.wait(forError: "holds no shared library"))
        try FileManager.default.moveItem(at: try make("Test", .white), to: folder.appendingPathComponent("libTest.so"))
        #expect(try eventually { try served.ask("place", "--kind", "Test").status == 0 })
        try Data("{}".utf8).write(to: deep.appendingPathComponent("Contents.json"))
        #expect(host.wait(forError: "Test was replaced"))
        served.end(host)
    }

    @Test func newProgramsUnderARunningHostAreNotTaken() throws {
        let programs = served.folder.url.appendingPathComponent("programs")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        let built = try HostProcess.program().deletingLastPathComponent()
        for name in ["widgethost", "widgethost-bundle", "widgethost-draw"] {
            try FileManager.default.copyItem(at: built.appendingPathComponent(name), to: programs.appendingPathComponent(name))
        }
        try install(try make("One", .white))
        let host = try HostProcess(
            ["serve", "--bundles", served.bundles.path], of: programs.appendingPathComponent("widgethost").path, in: served.folder.url,
            environment: served.environment)
        try #require(host.wait(forError: "answers at"))
        try served.run("place", "--kind", "Test")
        let before = try shown()
        for name in ["widgethost", "widgethost-bundle", "widgethost-draw"] {
            let path = programs.appendingPathComponent(name)
            try FileManager.default.removeItem(at: path)
            try Data("#!/bin/sh\nexit 1\n".utf8).write(to: path)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
        }
        for (child, _) in host.children { kill(child, SIGKILL) }
        #expect(try shown() == before)
        #expect(host.children.values.contains { $0.contains("widgethost-bundle: Test") })
        served.end(host)
    }

    private static func descriptors(of process: Int) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
    }

    /// Bytes that are the process's alone.
    private static func memory(of process: Int) throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
        let pages = text.split(separator: " ").compactMap { Int($0) }
        try #require(pages.count > 2)
        return (pages[1] - pages[2]) * Int(getpagesize())
    }
}
