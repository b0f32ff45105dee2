import Control
import Foundation

/// How a host and its placements stand, in lines for people.
struct StatusText {
    let host: HostStatus
    let placements: [PlacementReport]
    let now: Date
    /// In which dates are told.
    let zone: TimeZone

    var text: String { (hostLines + placements.flatMap { [""] + lines(of: $0) }).map { $0 + "\n" }.joined() }

    private var hostLines: [String] {
        var lines = ["widgethost \(host.version), process \(host.pid), since \(moment(host.started))", counts]
        if let sandbox = host.sandbox { lines.append("sandbox: \(sandbox.isUsed ? "on" : "off"), \(sandbox.reason)") }
        if let drawing = host.drawing, let failure = drawing.lastFailure {
            lines.append("drawing: processes lost: \(drawing.losses); last failure \(moment(failure.date)): \(failure.reason)")
        }
        lines += host.refused.map { "not used: \(refusal($0))" }
        lines += host.notes.map { "note: \($0)" }
        return lines
    }

    private var counts: String {
        let due = host.next.map { "due next \(moment($0))" } ?? "nothing is due"
        return "\(counted(host.placements, "placement")), \(counted(host.bundles, "bundle")), "
            + "\(counted(host.processes, "bundle process", "bundle processes")), \(counted(host.clients, "client")); \(due)"
    }

    // Most reasons begin with the path, or with that of the library in it.
    private func refusal(_ file: RefusedFile) -> String {
        file.reason.hasPrefix(file.path) ? file.reason : "\(file.path): \(file.reason)"
    }

    private func lines(of report: PlacementReport) -> [String] {
        let stack = report.stack.map { ", on the stack of \($0)" } ?? ""
        let rows: [(String, String?)] = [
            ("shows", shown(report)), ("next entry", report.nextEntry.map(moment)), ("next reload", nextReload(report)),
            ("reloads", report.budget.map { "\($0.used) of \($0.limit.map(String.init) ?? "any number") within a day" }),
            ("settings", report.configuration.members.isEmpty ? nil : shortened(report.configuration.json.text)),
            ("set aside", report.setAside.map { "\($0.joined(separator: ", ")): this build does not know them so" }),
            ("last failure", report.failure.map { "\(moment($0.last))\(inARow($0.count)): \($0.reason)" }),
            ("not asked", report.suspension), ("new build", report.refusal.map { "refused: \($0)" }),
        ]
        let width = 14
        let kind = report.alias.map { "\(report.kind), now \($0)" } ?? report.kind
        return ["\(report.placement)  \(kind), \(report.family), of \(report.bundle)\(stack)"]
            + rows.compactMap { title, value in value.map { "   " + title.padding(toLength: width, withPad: " ", startingAt: 0) + $0 } }
    }

    // A setting may be a text of a million bytes; `placements.list` has all of it.
    private func shortened(_ text: String) -> String { text.utf8.count > 600 ? "\(text.prefix(500))… (\(text.utf8.count) bytes)" : text }

    private func shown(_ report: PlacementReport) -> String {
        guard let shown = report.shown else { return "nothing yet" }
        let entry = shown.entry.map { ", entry of \(text(of: $0))" } ?? ""
        return "its \(shown.stage) since \(moment(shown.since))\(entry)"
    }

    private func nextReload(_ report: PlacementReport) -> String? {
        if let asked = report.asked { return "now, its provider was asked \(moment(asked))" }
        let because = report.heldBack.map { ", held back by \(["spacing": "the spacing", "budget": "the budget"][$0] ?? $0)" } ?? ""
        return report.nextReload.map { moment($0) + because }
    }

    private func inARow(_ count: Int) -> String { count > 1 ? ", \(count) in a row" : "" }

    /// A date, and how far it is from now.
    private func moment(_ date: Date) -> String {
        guard isInCalendar(date) else { return "never" }
        let seconds = date.timeIntervalSince(now)
        guard abs(seconds) >= 1 else { return "\(text(of: date)) (now)" }
        return "\(text(of: date)) (\(seconds < 0 ? "\(span(-seconds)) ago" : "in \(span(seconds))"))"
    }

    // Others would trap when they are printed.
    private func isInCalendar(_ date: Date) -> Bool { abs(date.timeIntervalSinceReferenceDate) < 1e11 }

    private func text(of date: Date) -> String {
        guard isInCalendar(date) else { return "never" }
        let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: zone)
        return date.formatted(style.year().month().day().time(includingFractionalSeconds: false))
    }
}

/// A time in its largest unit, as in "2 h".
private func span(_ seconds: TimeInterval) -> String {
    let units: [(TimeInterval, String)] = [(86_400, "d"), (3_600, "h"), (60, "min")]
    let unit = units.first { seconds >= $0.0 } ?? (1, "s")
    return "\(Int(min(seconds / unit.0, 1e9))) \(unit.1)"
}
