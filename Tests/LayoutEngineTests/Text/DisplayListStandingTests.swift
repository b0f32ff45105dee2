import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct DisplayListStandingTests {
    private static let date = Date(timeIntervalSince1970: 1_700_000_000)
    private static let frame = CGRect(x: 10, y: 20, width: 50, height: 10)

    private func list(_ commands: [DisplayList.Command]) -> DisplayList {
        DisplayList(size: CGSize(width: 100, height: 100), cornerRadius: 4, commands: commands, regions: [Self.region])
    }

    private static let region = DisplayList.HitRegion(rect: frame, action: .openURL("a:b"))

    /// "in " and the time until the date, as of some other time.
    private func text(_ style: MovingWords.Style = .timer, _ paragraph: StyledText.ParagraphStyle = .init()) -> Movement {
        var moving = StyledText.Segment("0:00", face: FontFace(weight: 700), size: 10)
        moving.words = MovingWords(.distance(Self.date, style), locale: "en_US", timeZone: "GMT")
        let text = StyledText([StyledText.Segment("in ", size: 10), moving], paragraph: paragraph)
        return .text(MovingText(text, frame: Self.frame, displayScale: 2))
    }

    private func standing(_ list: DisplayList, _ seconds: TimeInterval) -> (list: DisplayList, until: Date?) {
        list.standing(at: Self.date + seconds, shaper: FixedTextShaper())
    }

    private func said(_ commands: [DisplayList.Command]) -> [String] {
        commands.compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } }
    }

    @Test func whatDoesNotMoveStays() {
        let list = list([.fill(.rect(Self.frame), .color(.black), .nonZero)])
        #expect(!list.moves)
        #expect(standing(list, 0).list == list && standing(list, 0).until == nil)
    }

    @Test func aTextSaysWhatIsTrueThen() {
        let old = DisplayList.Command.fill(.rect(Self.frame), .color(.black), .nonZero)
        let list = list([old, .push(.moving(text())), .push(.opacity(0.5)), old, .pop, .pop, old])
        #expect(list.moves)
        let (still, until) = standing(list, -75.5)
        #expect(said(still.commands) == ["in ", "1:16"])
        #expect(until == Self.date - 75)
        #expect(still.commands.first == old && still.commands.last == old && still.commands.count == 4)
        #expect(!still.moves)
        #expect(still.regions == [Self.region] && still.size == list.size && still.cornerRadius == 4)
        #expect(still.fonts == [FixedTextShaper.font(FontFace()), FixedTextShaper.font(FontFace(weight: 700))])
        #expect(said(standing(list, 3).list.commands) == ["in ", "0:03"])
    }

    @Test func aTextIsAlignedInItsFrame() {
        func start(_ alignment: StyledText.Alignment) -> CGFloat? {
            let list = list([.push(.moving(text(.timer, .init(alignment: alignment)))), .pop])
            guard case .glyphs(let run)? = standing(list, 5).list.commands.first else { return nil }
            return run.origin.x
        }
        #expect(start(.leading) == 10)
        #expect(start(.center) == 17.5)
        #expect(start(.trailing) == 25)
    }

    @Test func wordsThatHaveGrownAreShrunkBeforeTheyAreCut() {
        let list = list([.push(.moving(text(.timer, .init(lineLimit: 1)))), .pop])
        let commands = standing(list, 36_000).list.commands
        guard case .glyphs(let run)? = commands.last else {
            Issue.record("no text")
            return
        }
        #expect(run.text == "10:00:00" && run.size < 10)
    }

    @Test func whatMovesInAMaskMovesToo() {
        let list = list([.push(.mask([.push(.moving(text())), .pop])), .fill(.rect(Self.frame), .color(.black), .nonZero), .pop])
        #expect(list.moves)
        guard case .push(.mask(let mask))? = standing(list, -5).list.commands.first else {
            Issue.record("no mask")
            return
        }
        #expect(said(mask) == ["in ", "0:05"])
    }

    @Test func aStrokeIsDrawnAsFarAsTheTimeHasPassed() {
        let line = Outline.path([.move(.zero), .line(CGPoint(x: 100, y: 0))])
        let stroke = MovingStroke(
            line, .color(.black), StrokePen(width: 2), span: MovingSpan(Self.date...(Self.date + 50), countsDown: false))
        let list = list([.push(.moving(.stroke(stroke))), .pop, .push(.moving(text(.relative))), .pop])
        func ends(_ seconds: TimeInterval) -> [Outline] {
            standing(list, seconds).list.commands.compactMap { if case .stroke(let outline, _, _) = $0 { outline } else { nil } }
        }
        #expect(ends(-5) == [])
        #expect(ends(25) == [.path([.move(.zero), .line(CGPoint(x: 50, y: 0))])])
        #expect(ends(90) == [line])
        #expect(standing(list, 10.5).until == Self.date + 11)
        #expect(standing(list, 7_200).until == Self.date + 7_260)
    }
}
