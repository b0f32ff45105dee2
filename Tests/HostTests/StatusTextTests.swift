import Control
import Foundation
import Testing

@testable import widgethost

@Suite struct StatusTextTests {
    private static let now = Date(timeIntervalSince1970: 1_785_585_600)

    private static let host = HostStatus(
        version: "1.0", pid: 812, started: now - 7_200, placements: 1, bundles: 2, processes: 1, clients: 1, next: now + 90)

    private func text(
        _ host: HostStatus = Self.host, _ placements: [PlacementReport] = [], zone: TimeZone = .gmt
    ) -> String {
        StatusText(host: host, placements: placements, now: Self.now, zone: zone).text
    }

    private static let placement = PlacementReport(
        placement: 3, bundle: "LadderWidget", kind: "Ladder", family: "systemSmall", position: 0, configuration: [:])

    @Test func theHostComesFirst() {
        #expect(
            text() == """
                widgethost 1.0, process 812, since 2026-08-01 10:00:00 (2 h ago)
                1 placement, 2 bundles, 1 bundle process, 1 client; due next 2026-08-01 12:01:30 (in 1 min)

                """)
        var idle = Self.host
        (idle.next, idle.processes) = (nil, 0)
        #expect(text(idle).contains("0 bundle processes, 1 client; nothing is due\n"))
    }

    @Test func whatIsNotUsedAndWhatIsToBeKnownIsSaid() {
        var host = Self.host
        host.refused = [
            RefusedFile(bundle: "X", path: "/x.so", reason: "/x.so: there is no such file or folder"),
            RefusedFile(bundle: "Y", path: "/y.so", reason: "Y did not start"),
        ]
        host.notes = ["the database was damaged"]
        host.sandbox = HostStatus.Sandbox(isUsed: false, reason: "bwrap is not installed")
        host.drawing = HostStatus.Drawing(
            pictures: 4, texts: 5, losses: 2, lastFailure: HostStatus.Drawing.Failure(date: Self.now - 30, reason: "it was late"))
        let lines = text(host).split(separator: "\n").map(String.init)
        #expect(
            lines.dropFirst(2) == [
                "sandbox: off, bwrap is not installed",
                "drawing: processes lost: 2; last failure 2026-08-01 11:59:30 (30 s ago): it was late",
                "not used: /x.so: there is no such file or folder",
                "not used: /y.so: Y did not start", "note: the database was damaged",
            ])
    }

    @Test func settingsThatFillScreensAreCutShort() {
        var report = Self.placement
        report.configuration = ["note": .string(String(repeating: "x", count: 10_000))]
        let line = text(Self.host, [report]).split(separator: "\n").first { $0.contains("settings") } ?? ""
        #expect(line.hasSuffix("xxx… (10011 bytes)") && line.count < 600)
    }

    @Test func aPlacementSaysAllThatHoldsOfIt() {
        var report = Self.placement
        report.stack = 1
        report.configuration = ["team": "A"]
        report.shown = ShownPicture(stage: "timeline", generation: 4, since: Self.now - 60, entry: Self.now - 3_600)
        report.nextEntry = Self.now + 3_600
        report.nextReload = Self.now + 172_800
        report.heldBack = "budget"
        report.budget = ReloadAllowance(used: 70, limit: 70)
        report.failure = PlacementFailure(reason: "it crashed", last: Self.now - 30, count: 2)
        report.suspension = "it is in quarantine"
        report.refusal = "/x.so is not a shared library: it is empty"
        #expect(
            text(Self.host, [report]).components(separatedBy: "\n\n").last == """
                3  Ladder, systemSmall, of LadderWidget, on the stack of 1
                   shows         its timeline since 2026-08-01 11:59:00 (1 min ago), entry of 2026-08-01 11:00:00
                   next entry    2026-08-01 13:00:00 (in 1 h)
                   next reload   2026-08-03 12:00:00 (in 2 d), held back by the budget
                   reloads       70 of 70 within a day
                   settings      {"team":"A"}
                   last failure  2026-08-01 11:59:30 (30 s ago), 2 in a row: it crashed
                   not asked     it is in quarantine
                   new build     refused: /x.so is not a shared library: it is empty

                """)
    }

    @Test func whatDoesNotHoldIsNotThere() {
        #expect(text(Self.host, [Self.placement]).hasSuffix("\n\n3  Ladder, systemSmall, of LadderWidget\n   shows         nothing yet\n"))
    }

    @Test func aProviderThatIsBeingAskedSaysSo() {
        var report = Self.placement
        report.asked = Self.now - 5
        report.nextReload = Self.now + 5
        #expect(text(Self.host, [report]).contains("   next reload   now, its provider was asked 2026-08-01 11:59:55 (5 s ago)\n"))
    }

    @Test func datesAreThoseOfTheZoneAndOfSomeCalendar() throws {
        var report = Self.placement
        report.nextEntry = .distantFuture
        report.nextReload = Date(timeIntervalSinceReferenceDate: 1e300)
        let text = text(Self.host, [report], zone: try #require(TimeZone(identifier: "Asia/Tokyo")))
        #expect(text.contains("since 2026-08-01 19:00:00 (2 h ago)"))
        #expect(text.contains("   next reload   never"))
    }
}
