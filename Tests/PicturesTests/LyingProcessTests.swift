import Bundles
import Drawing
import Foundation
import PictureMessages
import Pictures
import Testing

/// A program in the place of `widgethost-draw` that is none, or has been taken over by a list.
@Suite(.serialized) struct LyingProcessTests {
    private let place: TestFolder

    init() throws { place = try TestFolder() }

    /// A folder with a script of that name; `frames` are what it may send.
    private func folder(_ script: String, frames: [[UInt8]] = []) throws -> String {
        let folder = place.path
        for (index, frame) in frames.enumerated() { try Data(frame).write(to: URL(filePath: folder + "/\(index)")) }
        let program = folder + "/widgethost-draw"
        try "#!/bin/sh\ncd '\(folder)'\n\(script)\n".write(toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        return folder
    }

    private let ready = DrawReply.ready.framed
    // Sends what it has, after a request, and stays.
    private let sendThenStay = "cat 0 >&3; head -c 1 <&3 >/dev/null; cat 1 >&3; exec sleep 600"

    @Test(
        arguments: [
            ("garbage", Array("HTTP/1.1 200 OK\r\n\r\n".utf8)), ("too long", [255, 255, 255, 255]), ("no fields", [1, 0, 0, 0, 7]),
            ("no kind", [0, 0, 0, 0]), ("another's number", DrawReply.drawn(number: 99, DrawnPicture([], width: 1, height: 1)).framed),
            ("ready again", DrawReply.ready.framed), ("glyphs for a picture", DrawReply.shaped(number: 1, []).framed),
            ("lacks nothing", DrawReply.lacks(number: 1, []).framed),
            (
                "lacks again",
                DrawReply.lacks(number: 1, [ImageKey(digest: [UInt8](repeating: 0, count: 32))]).framed
                    + DrawReply.lacks(number: 1, [ImageKey(digest: [UInt8](repeating: 0, count: 32))]).framed
            ),
            ("lacks a short name", DrawReply.lacks(number: 1, [ImageKey(digest: [1])]).framed),
        ] as [(String, [UInt8])])
    func whatItShouldNotSayEndsIt(name: String, bytes: [UInt8]) throws {
        let run = try PictureRun(folder: folder(sendThenStay, frames: [ready, bytes]))
        guard case .crashed(.brokeProtocol(let how)) = try run.picture(Lists.square()).failure else { Issue.record("\(name)"); return }
        #expect(!how.isEmpty)
        #expect(run.service.processID == nil && run.service.counts.starts == 2)
    }

    @Test func aLineThatIsClosedEndsIt() throws {
        let run = try PictureRun(folder: folder("cat 0 >&3; head -c 1 <&3 >/dev/null; exec 3>&-; exec sleep 600", frames: [ready]))
        #expect(try run.picture(Lists.square()).failure == .crashed(.closed))
    }

    @Test func whatItPrintsIsLogged() throws {
        let run = try PictureRun(folder: folder("echo hello; echo there >&2; exit 3"))
        _ = try run.picture(Lists.square())
        #expect(run.lines.contains("hello") && run.lines.contains("there"))
    }

    @Test func oneThatNeverIsReadyIsOneClearError() throws {
        let run = try PictureRun(folder: folder("exec sleep 600")) { $0.startLimit = .milliseconds(50) }
        #expect(try run.picture(Lists.square()).failure == .notStarted(reason: "widgethost-draw was not ready within 0.05 seconds"))
        #expect(run.service.counts.starts == 2 && run.service.processID == nil)
    }

    @Test func oneThatCannotRunIsOneClearErrorAndNotTriedForEach() throws {
        let run = try PictureRun(folder: folder("exit 127"))
        let failure = PictureFailure.notStarted(reason: "widgethost-draw exited by itself with status 127 before it was ready")
        var answers: [PictureAnswer] = []
        for number in 0..<100 {
            run.service.picture(PictureService.Wish(list: ListDigest([UInt8(number)])), list: { $0(Lists.square()) }) { answers.append($0) }
        }
        #expect(run.run { answers.count == 100 })
        #expect(Set(answers) == [.failed(failure)])
        #expect(try run.picture(Lists.square()).failure == failure)
        #expect(try run.shape(Texts.request("a")) == .failure(failure))
        #expect(run.service.counts.starts == 2)
        #expect(run.service.refusal(of: ListDigest([1])) == nil)
    }

    @Test func afterThePauseItIsTriedAgain() throws {
        let folder = try folder(
            "test -e mended || exit 127; cat 0 >&3; head -c 1 <&3 >/dev/null; cat 1 >&3; exec sleep 600",
            frames: [ready, DrawReply.drawn(number: 1, DrawnPicture([1, 2, 3], width: 1, height: 1)).framed])
        let run = try PictureRun(folder: folder) { $0.startPause = .milliseconds(20) }
        #expect(try run.picture(Lists.square()).failure != nil)
        try Data().write(to: URL(filePath: folder + "/mended"))
        var answers: [PictureAnswer] = []
        let isMended = run.run {
            run.service.picture(PictureService.Wish(list: ListDigest([1])), list: { $0(Lists.square()) }) { answers.append($0) }
            return answers.contains { $0.made != nil }
        }
        #expect(isMended)
    }

    @Test func aMissingProgramIsAnErrorAtOnce() throws {
        let folder = try folder("exit 0")
        try FileManager.default.removeItem(atPath: folder + "/widgethost-draw")
        #expect(throws: BundleError.helperMissing(path: folder + "/widgethost-draw")) { try PictureRun(folder: folder) }
    }

    @Test func aProgramThatVanishesRunsAllTheSame() throws {
        let folder = try folder("exit 0")
        let run = try PictureRun(folder: folder)
        try FileManager.default.removeItem(atPath: folder + "/widgethost-draw")
        let reason = "widgethost-draw exited by itself with status 0 before it was ready"
        #expect(try run.picture(Lists.square()).failure == .notStarted(reason: reason))
        #expect(run.lines == ["no pictures can be made and no text be shaped: \(reason)"])
        #expect(run.service.counts.lastFailure?.reason == run.lines.first)
    }

    @Test func oneThatDoesNotReadIsReplaced() throws {
        let run = try PictureRun(folder: folder("cat 0 >&3; exec sleep 600", frames: [ready])) { $0.workLimit = .milliseconds(100) }
        let large = [UInt8](repeating: 0, count: 2 << 20)
        #expect(try run.picture(large).failure == .tookTooLong(limit: .milliseconds(100)))
    }
}
