import Drawing
import Foundation
import LayoutEngine
@testable import SwiftUI
import TestSupport
import Testing

@Suite @MainActor struct MovingTextTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private var stage: TextStage {
        TextStage(
            environment: .with {
                $0.entryDate = Self.now
                $0.locale = Locale(identifier: "en_US")
                $0.timeZone = .gmt
            })
    }

    /// What a view says so many seconds after the entry's date.
    private func said<V: View>(_ view: V, after seconds: TimeInterval) -> String {
        let still = stage.list(view).standing(at: Self.now + seconds, shaper: FixedTextShaper()).list
        return still.commands.compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } }.joined(separator: "|")
    }

    @Test func textsMoveByThemselves() {
        let date = Self.now + 90
        #expect(said(Text(date, style: .timer), after: 60) == "0:30")
        #expect(said(Text(date, style: .relative), after: 61) == "29 sec")
        #expect(said(Text(date, style: .offset), after: 30) == "+1 minute")
        #expect(said(Text(date, style: .time), after: 60) == "10:14\u{202F}PM")
        #expect(said(Text(timerInterval: Self.now...date), after: 20) == "1:10")
        #expect(said(Text(timerInterval: Self.now...date, pauseTime: Self.now + 10, countsDown: false), after: 20) == "0:10")
    }

    @Test func theRestOfTheTextStays() {
        #expect(said(Text("Due in ").bold() + Text(Self.now + 90, style: .timer), after: 80) == "Due in |0:10")
        #expect(said(Text("in \(Self.now + 90, style: .relative)!").textCase(.uppercase), after: 80) == "IN |10 SEC|!")
    }

    @Test func aListKnowsWhetherItMoves() {
        #expect(stage.list(Text(Self.now, style: .timer)).moves)
        #expect(!stage.list(Text(Self.now, style: .date)).moves)
        #expect(!stage.list(Text(Self.now, style: .timer).redacted(reason: .placeholder)).moves)
        #expect(!stage.list(Text(Date(timeIntervalSince1970: .nan), style: .timer)).moves)
    }

    @Test func whoCannotMoveItSeesItAsOfTheEntry() {
        #expect(stage.texts(Text(Self.now + 61, style: .timer)) == ["1:01"])
    }

    @Test func thereIsRoomForWhatComes() {
        // Five characters at half of 17 points each.
        let counting = Text(timerInterval: Self.now...(Self.now + 700), countsDown: false)
        #expect(stage.size(of: counting) == stage.size(of: Text(verbatim: "00:00")))
        let list = stage.list(HStack(spacing: 0) { counting.multilineTextAlignment(.trailing) }.frame(width: 300, alignment: .leading))
        guard case .glyphs(let run)? = list.standing(at: Self.now + 5, shaper: FixedTextShaper()).list.commands.first else {
            Issue.record("no text")
            return
        }
        #expect(run.text == "0:05" && abs(run.origin.x - 8.5) < 0.5)
    }

    @Test func timedProgressMoves() {
        let list = stage.list(ProgressView(timerInterval: Self.now...(Self.now + 100), countsDown: false).frame(width: 104))
        func end(_ seconds: TimeInterval) -> CGFloat? {
            for case .stroke(let outline, _, _) in list.standing(at: Self.now + seconds, shaper: FixedTextShaper()).list.commands {
                return outline.bounds.width
            }
            return nil
        }
        #expect(end(0) == nil)
        #expect(end(50) == 50)
        #expect(end(100) == 100)
        #expect(end(1_000) == 100)
    }

    @Test func colourChangesReachWhatMoves() {
        let list = stage.list(Text(Self.now, style: .timer).foregroundStyle(.red).grayscale(1))
        guard case .glyphs(let run)? = list.standing(at: Self.now + 5, shaper: FixedTextShaper()).list.commands.first,
            case .color(let color) = run.paint
        else {
            Issue.record("no text")
            return
        }
        #expect(abs(color.red - color.green) < 0.01 && abs(color.green - color.blue) < 0.01)
    }
}
