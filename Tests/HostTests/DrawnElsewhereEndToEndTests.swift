import BundleMessages
import CairoRendering
import Control
import Drawing
import Foundation
import Glibc
import Testing

/// What the daemon has done by `widgethost-draw`: text is shaped there, pictures are decoded and drawn there.
@Suite struct DrawnElsewhereEndToEndTests {
    private let folder: TestFolder
    private let environment: [String: String]

    init() throws {
        folder = try TestFolder()
        for name in ["run", "state"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        environment = ["XDG_RUNTIME_DIR": folder.path("run"), "XDG_STATE_HOME": folder.path("state")]
    }

    private func serve(_ bundles: String, _ more: [String: String] = [:]) throws -> HostProcess {
        let host = try HostProcess(["serve", "--bundles", bundles], in: folder.url, environment: environment.merging(more) { $1 })
        try #require(host.wait(forError: "answers at"), "\(host.errorText)")
        return host
    }

    private func ask(_ arguments: String...) throws -> HostProcess.Result {
        try HostProcess.run(arguments, in: folder.url, environment: environment)
    }

    private func call(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
        let result = try ask("call", method, parameters)
        try #require(result.status == 0, "\(result.errors)")
        return try JSONValue(reading: result.output.trimmingCharacters(in: .newlines))
    }

    private func end(_ host: HostProcess) -> [Substring] {
        host.terminate()
        let result = host.finish()
        #expect(result.status == 0)
        return result.errorLines
    }

    private func processID() throws -> Int32 {
        guard case .int(let number)? = try call("host.status")["pid"] else { return 0 }
        return Int32(number)
    }

    /// The files of fonts, and fontconfig's caches of them, that a process has in its memory.
    private func fonts(in process: Int32) throws -> [Substring] {
        let maps = try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
        let endings = [".ttf", ".otf", ".ttc", ".pfb", ".cache-7", ".cache-8", ".cache-9"]
        return maps.split(separator: "\n").filter { line in endings.contains { line.hasSuffix($0) } }
    }

    private func children(of process: Int32) throws -> [Int32] {
        let text = try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
        return text.split(separator: " ").compactMap { Int32($0) }
    }

    private func drawer(of process: Int32) throws -> Int32? {
        try children(of: process).first { (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)) == "widgethost-draw\n" }
    }

    @Test func theDaemonHoldsNoFontAndItsTextIsThere() throws {
        let host = try serve(ShippedBundle.ladderWidget.path())
        let process = try processID()
        #expect(try ask("place", "--kind", "LadderWidget").status == 0)
        #expect(try ask("reload", "--placement", "1").output == "placement 1: reloaded\n")
        let picture = try call("pictures.get", #"{"placement":1,"scale":2}"#)
        #expect(picture["width"] == 316)
        #expect(try fonts(in: process).isEmpty)
        let drawer = try #require(try drawer(of: process))
        #expect(try !fonts(in: drawer).isEmpty)
        let lines = end(host)
        #expect(!lines.contains { $0.contains("draw") || $0.contains("text") }, "\(lines)")
    }

    @Test func aBrokenPictureIsOneLineWhereItIsDrawn() throws {
        let host = try serve(ShippedBundle.misbehaving.path())
        #expect(try ask("place", "--kind", "BrokenPicture").status == 0)
        #expect(try ask("reload", "--placement", "1").output == "placement 1: reloaded\n")
        for scale in 1...3 {
            #expect(try call("pictures.get", #"{"placement":1,"scale":\#(scale)}"#)["width"] == .int(158 * scale))
        }
        let lines = end(host).dropFirst()
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.hasPrefix("widgethost: Misbehaving: the picture \"Broken\" is left out: /") == true)
        #expect(lines.first?.hasSuffix("/broken.png: the file ends before the picture does; export it again") == true)
    }

    @Test func aDrawerThatDiesIsReplacedWithinAQuestion() throws {
        let host = try serve(ShippedBundle.ladderWidget.path())
        let process = try processID()
        #expect(try ask("place", "--kind", "LadderWidget").status == 0)
        for _ in 0..<3 {
            if let drawer = try drawer(of: process) { kill(drawer, SIGKILL) }
            #expect(try ask("reload", "--placement", "1").output == "placement 1: reloaded\n")
        }
        #expect(try call("pictures.get", #"{"placement":1}"#)["width"] == 316)
        _ = end(host)
    }

    /// A folder of helpers in which the one that draws does what a script says.
    private func helpers(drawing script: String) throws -> String {
        let helpers = folder.path("libexec")
        try FileManager.default.createDirectory(atPath: helpers, withIntermediateDirectories: true)
        let built = try HostProcess.program().deletingLastPathComponent().appendingPathComponent("widgethost-bundle").path
        try FileManager.default.createSymbolicLink(atPath: helpers + "/widgethost-bundle", withDestinationPath: built)
        let drawer = helpers + "/widgethost-draw"
        try "#!/bin/sh\n\(script)\n".write(toFile: drawer, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: drawer)
        return helpers
    }

    @Test func withoutADrawerNothingIsKeptThatLacksItsText() throws {
        let host = try serve(ShippedBundle.ladderWidget.path(), ["WIDGETHOST_LIBEXEC": try helpers(drawing: "exit 127")])
        #expect(try ask("place", "--kind", "LadderWidget").status == 0)
        let reason = "widgethost-draw exited by itself with status 127 before it was ready"
        let reload = try ask("reload", "--placement", "1")
        #expect(reload.errors.contains(reason) || reload.output.contains(reason), "\(reload)")
        #expect(try ask("call", "timelines.get", #"{"placement":1}"#).errors.contains("placement 1 has no timeline yet"))
        let lines = end(host)
        #expect(lines.contains("widgethost: widgethost-draw: no pictures can be made and no text be shaped: \(reason)"), "\(lines)")
    }

    @Test func aListThatTakesTooLongCostsItsOwnPictureAlone() throws {
        let bundles = folder.url.appendingPathComponent("bundles")
        try FileManager.default.createDirectory(at: bundles, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let good = Self.reply(ScriptedBundle.square(.black))
        try ScriptedBundle(placeholder: [good], snapshot: [good], timeline: [good]).build("Slow", in: bundles)
        var other = ScriptedBundle(placeholder: [good], snapshot: [good], timeline: [Self.reply(ScriptedBundle.square(.white))])
        other.kinds[0].kind = "Other"
        try other.build("Other", in: bundles)
        let host = try serve(bundles.path)
        for kind in ["Test", "Other"] { #expect(try ask("place", "--kind", kind).status == 0) }
        #expect(try ask("reload").status == 0)
        let before = try call("pictures.get", #"{"placement":1}"#)["hash"]
        try ScriptedBundle(placeholder: [good], snapshot: [good], timeline: [Self.reply(Self.endless)]).build("Slow", in: bundles)
        #expect(host.wait(forError: "Slow was replaced"))
        #expect(try ask("reload", "--placement", "1").status == 0)
        for _ in 0..<2 { #expect(try call("pictures.get", #"{"placement":1}"#)["hash"] == before) }
        #expect(try call("pictures.get", #"{"placement":2}"#)["width"] == 316)
        guard case .array(let placements)? = try call("placements.list")["placements"] else { throw Unexpected() }
        #expect("\(placements[0]["failure"] ?? .null)".contains("took longer than 2.0 seconds"))
        let drawing = try call("host.status")["drawing"]
        #expect(drawing?["losses"] == 1)
        guard case .string(let reason)? = drawing?["lastFailure"]?["reason"] else { throw Unexpected() }
        #expect(reason.contains(" of Slow took longer than 2.0 seconds"))
        #expect(try ask("status").output.contains("drawing: processes lost: 1; last failure "))
        let lines = end(host).filter { $0.contains("took longer") }
        #expect(lines.count == 1 && lines.first?.contains(" of Slow took longer than 2.0 seconds and is given up") == true, "\(lines)")
    }

    private static func reply(_ list: DisplayList) -> ScriptedBundle.Step {
        let bytes = list.encoded()
        return .reply(.timeline(TimelineReply(entries: [.init(date: Date() - 1, lists: [bytes, bytes])], policy: .never)))
    }

    /// A line that crosses itself at 20,000 places and more.
    private static var endless: DisplayList {
        var state: UInt64 = 7
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31) * 158
        }
        let points = (0..<DisplayList.Limits.segments).map { _ in CGPoint(x: random(), y: random()) }
        let path = points.enumerated().map { $0.offset == 0 ? Outline.Segment.move($0.element) : .line($0.element) }
        // With caps that keep it from being drawn in pieces, which takes no time at all.
        let pen = StrokePen(width: 3, cap: .square, join: .round)
        return DisplayList(size: CGSize(width: 158, height: 158), commands: [.stroke(.path(path), .color(.black), pen)])
    }

    private struct Unexpected: Error {}
}
