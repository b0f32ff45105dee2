import Bundles
import CLinux
import Drawing
import Foundation
import PictureMessages
import Pictures
import Testing

/// What happens to the process, and what it does, costs at most the picture in its hand.
@Suite(.serialized) struct DrawProcessTests {
    @Test func aListInTheHandOfADyingProcessIsDrawnByTheNext() throws {
        let run = try PictureRun()
        var answer: PictureAnswer?
        run.service.picture(PictureService.Wish(list: ListDigest([1])), list: { $0(Lists.square()) }, completion: { answer = $0 })
        let process = try #require(run.service.processID)
        // Stopped, so that it surely has the picture in its hand when it is killed.
        _ = kill(process, SIGSTOP)
        #expect(answer == nil)
        _ = kill(process, SIGKILL)
        #expect(run.run { answer != nil })
        #expect(answer?.made != nil)
        #expect(run.service.counts.starts == 2)
    }

    @Test func aListUnderWhichTwoProcessesDieIsRefused() throws {
        let run = try PictureRun()
        var answers: [PictureAnswer] = []
        run.service.picture(PictureService.Wish(list: ListDigest([1])), list: { $0(Lists.endless) }) { answers.append($0) }
        run.service.picture(PictureService.Wish(list: ListDigest([2])), list: { $0(Lists.square()) }) { answers.append($0) }
        for round in 1...2 { _ = kill(try run.runUntilDrawing(round), SIGSEGV) }
        #expect(run.run { answers.count == 2 })
        #expect(answers.first == .failed(.crashed(.signalled(SIGSEGV))))
        #expect(answers.last?.made != nil)
        #expect(run.service.refusal(of: ListDigest([1])) == .crashed(.signalled(SIGSEGV)))
        #expect(run.service.counts.losses == 2 && run.service.counts.starts == 3)
        let end = "crashed with SIGSEGV (Segmentation fault) while it had in hand list 01"
        #expect(run.lines == ["\(end); it is tried once more", "\(end); it is given up"])
        #expect(run.service.counts.lastFailure?.reason == run.lines.last)
    }

    @Test func aListThatHasNotComeIsNotBlamed() throws {
        let run = try PictureRun()
        var deliveries: [([UInt8]?) -> Void] = []
        var answer: PictureAnswer?
        let wish = PictureService.Wish(list: ListDigest([1]))
        run.service.picture(wish, list: { deliveries.append($0) }, completion: { answer = $0 })
        for count in 1...3 {
            #expect(run.run { deliveries.count == count })
            if count < 3 { _ = kill(try #require(run.service.processID), SIGKILL) }
        }
        // Those of the processes that are gone come too late.
        deliveries[0](nil)
        deliveries[1](Lists.endless)
        deliveries[2](Lists.square())
        deliveries[2](nil)
        #expect(run.run { answer != nil })
        #expect(answer?.made != nil)
        #expect(run.service.counts.losses == 0 && run.service.counts.pictures == 1)
    }

    @Test func aTextInTheHandIsNotBlamedForAList() throws {
        let run = try PictureRun()
        var picture: PictureAnswer?
        run.service.picture(PictureService.Wish(list: ListDigest([1])), list: { $0(Lists.endless) }, completion: { picture = $0 })
        _ = try run.runUntilDrawing()
        var texts: [Result<[UInt8], PictureFailure>] = []
        for number in 0..<20 { run.service.shape(Texts.request("text \(number)")) { texts.append($0) } }
        _ = kill(try #require(run.service.processID), SIGKILL)
        _ = kill(try run.runUntilDrawing(2), SIGKILL)
        #expect(run.run { texts.count == 20 && picture != nil })
        #expect(texts.allSatisfy { (try? $0.get().isEmpty) == false })
        #expect(picture == .failed(.crashed(.signalled(SIGKILL))))
    }

    @Test func aProcessThatStandsStillIsReplaced() throws {
        let run = try PictureRun { $0.workLimit = .milliseconds(300) }
        _ = try run.picture(Lists.square())
        let process = try #require(run.service.processID)
        _ = kill(process, SIGSTOP)
        #expect(try run.picture(Lists.square(1), owner: "Ladder").failure == .tookTooLong(limit: .milliseconds(300)))
        #expect(run.run { kill(process, 0) != 0 })
        let list = ListDigest(Lists.square(1))
        #expect(run.lines == ["was ended by the host: list \(list) of Ladder took longer than 0.3 seconds and is given up"])
        #expect(run.service.counts.lastFailure?.reason == run.lines.last)
        #expect(try run.picture(Lists.square(2)).made != nil)
    }

    @Test func aProcessThatDiesWithoutWorkIsNotMissed() throws {
        let run = try PictureRun()
        _ = try run.picture(Lists.square())
        let process = try #require(run.service.processID)
        _ = kill(process, SIGKILL)
        let isGone = run.run { [service = run.service] in service.processID == nil }
        #expect(isGone)
        #expect(try run.picture(Lists.square(1)).made != nil)
        #expect(run.service.counts.losses == 0 && run.lines == ["was ended by SIGKILL (Killed)"])
    }

    @Test func itEndsWhenTheLineDoes() throws {
        let child = try withExtendedLifetime(PictureService.program(environment: [:])) { program in
            try ChildProcess(helper: program.path, arguments: ["draw", "3"], environment: [:])
        }
        shutdown(child.socket.number, Int32(SHUT_RDWR))
        #expect(child.reap(within: 60_000) == .exited(status: 0))
    }

    @Test func itIsNamedAndFirstToGoWhenMemoryIsShort() throws {
        let run = try PictureRun()
        _ = try run.picture(Lists.square())
        let folder = "/proc/\(try #require(run.service.processID))"
        #expect(try String(contentsOfFile: folder + "/comm", encoding: .utf8) == "widgethost-draw\n")
        let title = try String(contentsOfFile: folder + "/cmdline", encoding: .utf8)
        #expect(title.hasPrefix("widgethost-draw: pictures and text\0"))
        #expect(try String(contentsOfFile: folder + "/oom_score_adj", encoding: .utf8) == "1000\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/fd/0") == "/dev/null")
    }

    @Test func startedByHandItSaysSo() throws {
        let process = Process()
        let errors = Pipe()
        // Its path holds as long as it does.
        try withExtendedLifetime(PictureService.program(environment: [:])) { program in
            process.executableURL = URL(filePath: program.path)
            process.standardError = errors
            try process.run()
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(text == "widgethost-draw is started by widgethost, not by hand\n")
    }
}
