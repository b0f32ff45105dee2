import BundleMessages
import Control
import Drawing
import Foundation
import Scheduling
import Testing

@testable import widgethost

@Suite struct InspectionTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let place = Finding.Place(kind: "Clock", family: "systemSmall", stage: "timeline")

    private func kind(_ name: String, _ families: [Family] = [.systemSmall], title: String = "Title") -> BundleDescription.Kind {
        .init(kind: name, displayName: title, description: title, families: families)
    }

    @Test func aSoundDescriptionIsNotTalkedAbout() {
        let description = BundleDescription(kinds: [kind("A"), kind("B")])
        #expect(Inspection.findings(of: [description, description, description]).isEmpty)
    }

    @Test func whatADescriptionLacksIsTold() {
        let description = BundleDescription(kinds: [kind("A", []), kind("A"), kind("B", title: "")])
        let rules = Inspection.findings(of: [description]).map { [$0.rule.rawValue, $0.place.kind ?? ""] }
        #expect(rules == [["kind-twice", "A"], ["no-families", "A"], ["no-name", "B"], ["no-description", "B"]])
        #expect(Inspection.findings(of: [BundleDescription(kinds: [])]).map(\.rule) == [.noKinds])
    }

    @Test func kindsThatComeAndGoAreNamed() throws {
        let one = BundleDescription(kinds: [kind("A"), kind("B")])
        let other = BundleDescription(kinds: [kind("A"), kind("C")])
        let finding = try #require(Inspection.findings(of: [one, one, other]).first)
        #expect(finding.line.hasPrefix("error: asked again it holds other widgets: 'B', 'C' come and go: let the bundle hold"))
        let changed = BundleDescription(kinds: [kind("A"), kind("B", [.systemLarge])])
        #expect(Inspection.findings(of: [one, changed]).first?.place.kind == "B")
        #expect(Inspection.findings(of: [one, BundleDescription(kinds: one.kinds.reversed())]).map(\.rule) == [.kindsDiffer])
    }

    private func reply(
        _ seconds: [Double], _ policy: TimelineReply.Policy = .never, lists: [[UInt8]] = [], warnings: [String] = []
    ) -> TimelineReply {
        TimelineReply(entries: seconds.map { .init(date: now + $0, lists: lists) }, policy: policy, warnings: warnings)
    }

    @Test func entriesAndPoliciesAreLookedAt() {
        let table: [(TimelineReply, [Finding.Rule])] = [
            (reply([0, 60]), []), (reply([]), [.noEntries]), (reply([60, 0]), [.wrongOrder]), (reply([0, 0]), []),
            (reply([-60], .atEnd), [.endsInThePast]), (reply([-60]), []), (reply([-60], .after(now)), [.endsInThePast]),
            (reply([-60], .after(now + 60)), []), (reply([0], .atEnd), []),
            (reply([0], warnings: ["a widget cannot hold a Map: drawn as the prohibited sign", "other"]), [.prohibited, .said]),
        ]
        for (reply, rules) in table {
            #expect(Inspection.findings(of: reply, .timeline, at: place, looks: [], now: now).map(\.rule) == rules)
        }
        // A picture of the past is what a placeholder may be.
        #expect(Inspection.findings(of: reply([-60], .atEnd), .placeholder, at: place, looks: [], now: now).isEmpty)
    }

    @Test func aFaultOfManyEntriesAndLooksIsToldOnce() {
        let bytes = DisplayList(size: CGSize(width: 10, height: 10)).encoded()
        let reply = reply([0, 60, 120], lists: [bytes, bytes])
        let findings = Inspection.findings(of: reply, .timeline, at: place, looks: ["light", "dark"], now: now)
        #expect(findings.map(\.rule) == [.nothingDrawn])
        #expect(findings.first?.line.hasPrefix("error: 'Clock', systemSmall, timeline, light: nothing is drawn: ") == true)
        let broken = self.reply([0], lists: [[0xff]])
        #expect(Inspection.findings(of: broken, .timeline, at: place, looks: ["light"], now: now).map(\.rule) == [.brokenList])
    }

    @Test func theLooksAreThoseOfAScreen() {
        let looks = Inspection.looks(Look())
        #expect(looks.map(\.name) == ["light", "dark", "accented"])
        #expect(looks.map(\.environment.colorScheme) == [.light, .dark, .light])
        #expect(looks.map(\.environment.showsContainerBackground) == [true, true, false])
        #expect(looks.last?.environment.renderingMode == .accented)
    }

    @Test func everyRuleSaysWhatToDoOrIsToldByOthers() {
        for rule in Finding.Rule.allCases where ![.notLoaded, .said, .resource, .refused].contains(rule) {
            #expect(rule.advice?.isEmpty == false, "\(rule)")
        }
        let finding = Finding(rule: .silent, place: place, what: "it\u{1b}[2J is silent")
        #expect(finding.line.hasPrefix("error: 'Clock', systemSmall, timeline: it"))
        #expect(!finding.line.contains("\u{1b}"))
        #expect(finding.json["rule"] == "silent" && finding.json["severity"] == "error" && finding.json["look"] == .null)
    }
}

@Suite struct ListInspectionTests {
    private let accented = Finding.Place(look: "accented")
    private let light = Finding.Place(look: "light")
    private let paint = Paint.color(.white)

    private func run(_ text: String, at point: CGPoint = CGPoint(x: 10, y: 20), _ paint: Paint = .color(.white)) -> DisplayList.Command {
        let glyphs = [GlyphRun.Glyph(id: 1, x: 0), GlyphRun.Glyph(id: 2, x: 10)]
        return .glyphs(GlyphRun(font: 0, size: 12, origin: point, glyphs: glyphs, paint: paint, text: text))
    }

    private func fill(_ rect: CGRect, alpha: Float = 1) -> DisplayList.Command {
        .fill(.rect(rect), .color(.white.opacity(Double(alpha))), .nonZero)
    }

    private func rules(_ commands: [DisplayList.Command], at place: Finding.Place) -> [Finding.Rule] {
        ListInspection(DisplayList(size: CGSize(width: 100, height: 100), commands: commands)).findings(at: place).map(\.rule)
    }

    private let around = CGRect(x: 0, y: 0, width: 40, height: 40)
    private let away = CGRect(x: 60, y: 60, width: 40, height: 40)

    @Test func aTextOnAnOpaqueFillIsLostWhereColoursAreAccented() {
        #expect(rules([fill(around), run("a")], at: accented) == [.lostContrast])
        #expect(rules([fill(around), run("a")], at: light) == [])
        #expect(rules([fill(away), run("a")], at: accented) == [])
        #expect(rules([fill(around, alpha: 0.5), run("a")], at: accented) == [])
        #expect(rules([run("a"), fill(around)], at: accented) == [])
        #expect(rules([fill(around), run("a", .color(.white.opacity(0.5)))], at: accented) == [])
        #expect(rules([fill(around), run("a", .color(.black))], at: accented) == [], "a fill of another tint")
    }

    private func run(_ text: String, _ paint: Paint) -> DisplayList.Command { run(text, at: CGPoint(x: 10, y: 20), paint) }

    @Test func groupsMoveAndThinWhatTheyHold() {
        let moved = DisplayList.Command.push(.transform(.translation(x: 60, y: 60)))
        #expect(rules([fill(away), moved, run("a"), .pop], at: accented) == [.lostContrast])
        #expect(rules([moved, fill(around), .pop, run("a")], at: accented) == [])
        #expect(rules([.push(.opacity(0.3)), fill(around), .pop, run("a")], at: accented) == [])
        #expect(rules([fill(around), .push(.blend(.destinationOut)), run("a"), .pop], at: accented) == [])
        #expect(rules([.push(.opacity(0.3)), .pop, fill(around), run("a")], at: accented) == [.lostContrast])
    }

    @Test func aTextThatEndsInDotsIsCut() {
        #expect(rules([run("a long li…")], at: light) == [.cutText])
        #expect(rules([run("whole")], at: light) == [])
    }

    @Test func anEmptyListIsTold() {
        #expect(rules([], at: light) == [.nothingDrawn])
        // What is only a background is taken away there.
        #expect(rules([], at: accented) == [])
    }
}
