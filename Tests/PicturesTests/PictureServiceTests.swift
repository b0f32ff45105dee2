import CairoRendering
import Drawing
import Foundation
import PictureMessages
import Pictures
import Rendering
import Testing

@Suite struct PictureServiceTests {
    @Test func aPictureIsTheOneDrawnHere() throws {
        let list = Lists.under([.opacity(0.5), .blur(radius: 3)])
        let run = try PictureRun()
        let made = try #require(try run.picture(list.encoded(), scale: 1.5).made)
        let bitmap = try PictureRenderer(folders: FontFolders([])).draw(list, scale: 1.5).bitmap
        var writer = PNGWriter()
        let expected = writer.bytes(of: bitmap, scale: 1.5)
        #expect(made.bytes == expected)
        #expect(made.warnings.isEmpty && made.format == .png)
    }

    @Test func whatIsKeptIsNotDrawnAgain() throws {
        let run = try PictureRun()
        let first = try run.picture(Lists.square())
        #expect(first.made != nil)
        var answer: PictureAnswer?
        run.service.picture(PictureService.Wish(list: ListDigest(Lists.square()), scale: 1), list: { $0(nil) }, completion: { answer = $0 })
        #expect(answer == first)
        _ = try run.picture(Lists.square(), scale: 2)
        #expect(run.service.counts.pictures == 2)
    }

    @Test func whatMovesByItselfIsDrawnAgainWhenItHasChanged() throws {
        let list = Lists.growing(from: 1_000)
        let run = try PictureRun()
        let first = try #require(try run.picture(list, moment: 1_002).made)
        #expect(first.until == 1_003)
        #expect(try run.picture(list, moment: 1_002.5).made == first)
        #expect(run.service.counts.pictures == 1)
        let second = try #require(try run.picture(list, moment: 1_007).made)
        #expect(second.bytes != first.bytes && second.until == 1_008)
        // The clock was set back.
        #expect(try run.picture(list, moment: 1_002).made?.bytes == first.bytes)
        let last = try #require(try run.picture(list, moment: 5_000).made)
        #expect(last.until == nil)
        _ = try run.picture(list, moment: 6_000)
        #expect(run.service.counts.pictures == 4)
    }

    @Test func nothingIsDrawnBeforeSomebodyAsks() throws {
        let run = try PictureRun()
        #expect(run.service.processID == nil)
        run.service.prepare()
        #expect(run.service.processID != nil)
        #expect(run.service.counts.pictures == 0 && run.service.counts.starts == 1)
    }

    @Test func wishesForOnePictureShareItsDrawing() throws {
        let run = try PictureRun()
        var answers: [PictureAnswer] = []
        var asked = 0
        for _ in 0..<50 {
            let list = { (deliver: ([UInt8]?) -> Void) in
                asked += 1
                deliver(Lists.square())
            }
            run.service.picture(PictureService.Wish(list: ListDigest([1])), list: list) { answers.append($0) }
        }
        #expect(run.run { answers.count == 50 })
        #expect(asked == 1 && run.service.counts.pictures == 1)
        #expect(Set(answers).count == 1 && answers[0].made != nil)
    }

    @Test func aWishMayCallForAnotherWhenItIsAnswered() throws {
        let run = try PictureRun()
        var drawn = 0
        func next() {
            guard drawn < 20 else { return }
            run.service.picture(PictureService.Wish(list: ListDigest([UInt8(drawn)])), list: { $0(Lists.numbered(drawn)) }) { _ in
                drawn += 1
                next()
            }
        }
        next()
        #expect(run.run { drawn == 20 })
        #expect(run.service.counts.pictures == 20)
    }

    @Test func whatWasLastShownThereStandsIn() throws {
        let run = try PictureRun { $0.pictureBytes = 1 }
        let good = try #require(try run.picture(Lists.square(), place: "wall").made)
        // Not kept, so drawn again for the purpose.
        #expect(run.service.keptBytes == 0)
        let answer = try run.picture([1, 2, 3], place: "wall")
        let failure = PictureFailure.refused(reason: "the bytes end within a field")
        #expect(answer == .earlier(good, because: failure))
        #expect(try run.picture([1, 2, 3], place: "elsewhere") == .failed(failure))
        #expect(try run.picture([1, 2, 3]) == .failed(failure))
    }

    @Test func aRefusedListIsNotTriedUntilAskedAnew() throws {
        let run = try PictureRun()
        let digest = ListDigest([9])
        var bytes: [UInt8] = [1, 2, 3]
        func ask() throws -> PictureAnswer {
            var answer: PictureAnswer?
            run.service.picture(PictureService.Wish(list: digest), list: { $0(bytes) }, completion: { answer = $0 })
            let isThere = run.run { answer != nil }
            try #require(isThere)
            return try #require(answer)
        }
        #expect(try ask().failure != nil)
        bytes = Lists.square()
        #expect(try ask().failure == run.service.refusal(of: digest))
        #expect(run.service.counts.pictures == 1)
        run.service.retry(digest)
        #expect(try ask().made != nil && run.service.refusal(of: digest) == nil)
    }

    @Test func aListThatIsGoneFailsAndMayComeBack() throws {
        let run = try PictureRun()
        var answer: PictureAnswer?
        run.service.picture(PictureService.Wish(list: ListDigest([1])), list: { $0(nil) }, completion: { answer = $0 })
        #expect(run.run { answer != nil })
        #expect(answer == .failed(.listGone))
        #expect(run.service.refusal(of: ListDigest([1])) == nil)
    }

    @Test func theProcessEndsWithoutWorkAndComesBack() throws {
        let run = try PictureRun { $0.idleLimit = .milliseconds(30) }
        let first = try run.picture(Lists.square())
        let process = try #require(run.service.processID)
        let isGone = run.run { [service = run.service] in service.processID == nil && kill(process, 0) != 0 }
        #expect(isGone)
        #expect(try run.picture(Lists.square()) == first && run.service.processID == nil)
        #expect(try run.picture(Lists.square(1)).made != nil)
        #expect(run.service.counts.starts == 2 && run.service.counts.losses == 0)
    }

    @Test func moreThanIsTakenInIsTurnedAway() throws {
        let run = try PictureRun { $0.waiting = 3 }
        var answers: [PictureAnswer] = []
        for number in 0..<5 {
            run.service.picture(PictureService.Wish(list: ListDigest([UInt8(number)])), list: { $0(Lists.numbered(number)) }) {
                answers.append($0)
            }
        }
        #expect(answers == [.failed(.busy), .failed(.busy)])
        #expect(run.run { answers.count == 5 })
        #expect(answers.dropFirst(2).allSatisfy { $0.made != nil })
    }

    @Test func afterTheStopEverythingFails() throws {
        let run = try PictureRun()
        var answers: [PictureAnswer] = []
        run.service.picture(PictureService.Wish(list: ListDigest([1])), list: { $0(Lists.endless) }) { answers.append($0) }
        let process = try run.runUntilDrawing()
        run.service.stop()
        #expect(answers == [.failed(.stopped)])
        #expect(try run.picture(Lists.square()) == .failed(.stopped))
        #expect(run.run { kill(process, 0) != 0 })
    }

    @Test func aThousandPicturesLeaveNothingBehind() throws {
        let run = try PictureRun { $0.pictureBytes = 1 << 16 }
        for number in 0..<200 { #expect(try run.picture(Lists.numbered(number)).made != nil) }
        let before = try Footprint(of: #require(run.service.processID))
        for number in 0..<1_000 { #expect(try run.picture(Lists.numbered(number), scale: 1 + Double(number % 7) / 8).made != nil) }
        let after = try Footprint(of: #require(run.service.processID))
        #expect(after.descriptors == before.descriptors)
        #expect(after.ownBytes - before.ownBytes < 1 << 20, "\(before) \(after)")
        #expect(run.service.keptBytes <= 1 << 16)
        #expect(run.service.counts.starts == 1)
    }
}

/// What a process holds.
struct Footprint {
    var descriptors: Int
    /// What it has written. Clean pages of libraries become its alone, too, when another process that has them ends.
    var ownBytes: Int

    init(of process: Int32) throws {
        descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
        let text = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
        ownBytes =
            text.split(separator: "\n").filter { $0.hasPrefix("Private_Dirty") }
            .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }.reduce(0, +) * 1_024
    }
}
