import BundleMessages
import Bundles
import Control
import Drawing
import Foundation
import Scheduling

/// `widgethost check`: a bundle taken through everything that a host will ask of it, before others do.
final class CheckCommand: HostCommand {
    private enum Step {
        case describe
        /// The next question goes to a new process.
        case restart
        case ask(BundleDescription.Kind, Family, Stage)
        /// The family has been through all stages.
        case row
        case verdict
    }

    private let host: Host
    private let options: CheckOptions
    private var report: CheckReport
    private var steps: [Step] = [.describe, .describe, .restart, .describe]
    private var descriptions: [BundleDescription] = []
    private var bundle: RunningBundle?
    /// Where in the bundle the question is that is under way.
    private var place = Finding.Place()
    /// Kinds that failed a stage, by name and stage: it fails the same way in other families, each time for the whole deadline.
    private var failed: Set<[String]> = []

    init(_ host: Host, _ options: CheckOptions) {
        self.host = host
        self.options = options
        report = CheckReport(path: options.path)
    }

    func start() throws(HostError) {
        let checked: CheckedBundle
        do throws(BundleError) { checked = try CheckedBundle(FoundBundle(at: options.path)) } catch {
            if case .missing = error { throw .bundle(error) }
            add(.notLoaded, "\(error)")
            return conclude()
        }
        do throws(BundleError) { try host.walls.require() } catch { throw .bundle(error) }
        report.note = checked.note
        host.pictures.remark = { [unowned self] in add(.resource, $0) }
        host.pictures.prepare()
        let connect = host.connector(for: checked, text: host.pictures) { [unowned self] in add(.resource, $0) }
        bundle = RunningBundle(checked, host: host, connect: connect)
        step()
    }

    func finish() { bundle?.stop() }

    private func step() {
        guard !host.hasEnded, !steps.isEmpty else { return host.hasEnded ? () : conclude() }
        switch steps.removeFirst() {
        case .describe: describe()
        case .restart:
            bundle?.stop()
            step()
        case .verdict:
            for finding in Inspection.findings(of: descriptions) { add(finding) }
            step()
        case .ask(let kind, let family, let stage): ask(kind, family, stage)
        case .row:
            if let row = report.rows.last { say(row.line) }
            step()
        }
    }

    private func conclude() {
        host.print(options.json ? report.json(sandbox: HostStatus.Sandbox(host.walls)).text + "\n" : "\(report.summary)\n")
        host.end(status: report.errors > 0 ? ExitStatus.dataError : 0)
    }
}

// MARK: Asking

extension CheckCommand {
    private func describe() {
        guard let bundle else { return }
        _ = CheckQuestion(host, bundle, .describe, limit: host.times.deadlines.start) { [unowned self] outcome, _ in
            if case .answered(.description(let description)) = outcome {
                descriptions.append(description)
                if steps.isEmpty { plan(description) }
            } else {
                steps = []
                note(outcome, "the question for its widgets")
            }
            step()
        }
    }

    private func plan(_ description: BundleDescription) {
        steps = [.verdict]
        for kind in description.kinds where kind.configuration != .activity {
            for family in kind.families { steps += Stage.allCases.map { .ask(kind, family, $0) } + [.row] }
        }
    }

    private func ask(_ kind: BundleDescription.Kind, _ family: Family, _ stage: Stage) {
        guard let bundle else { return }
        place = Finding.Place(kind: kind.kind, family: family.name, stage: stage.name)
        if stage == .placeholder { report.rows.append(CheckReport.Row(kind: kind.kind, family: family.name)) }
        guard !failed.contains([kind.kind, stage.name]) else {
            add(.notTried, "left out, since it failed in another family")
            return step()
        }
        let now = Date()
        let looks = Inspection.looks(options.look)
        let request = WidgetRequest(
            kind: kind.kind, family: family, size: FamilySizes.standard[family], isPreview: stage == .snapshot, now: now,
            environments: looks.map(\.environment))
        let limit = host.times.deadlines.limit(for: stage)
        _ = CheckQuestion(host, bundle, stage.body(request), limit: limit) { [unowned self] outcome, time in
            if case .answered(.timeline(let reply)) = outcome {
                take(reply, stage, time, looks: looks.map(\.name), now: now)
            } else {
                failed.insert([kind.kind, stage.name])
                note(outcome, "the question for its \(stage.name)")
            }
            step()
        }
    }

    private func take(_ reply: TimelineReply, _ stage: Stage, _ time: Duration, looks: [String], now: Date) {
        for finding in Inspection.findings(of: reply, stage, at: place, looks: looks, now: now) { add(finding) }
        if let entry = reply.entries.first { draw(entry) }
        let bytes = reply.entries.reduce(0) { sum, entry in entry.lists.reduce(sum) { $0 + $1.count } }
        let measure = CheckReport.Measure(
            stage: stage, seconds: time / .seconds(1), entries: reply.entries.count, bytes: bytes)
        guard var row = report.rows.popLast() else { return }
        row.measures.append(measure)
        row.memory = bundle?.ownMemory
        report.rows.append(row)
        guard let memory = row.memory, memory > CheckReport.memoryLimit else { return }
        add(.memory, "its process has \(memory / 1_000_000) MB of its own")
        // Who comes next is not to be blamed for it.
        bundle?.stop()
    }
}

// MARK: Drawing

extension CheckCommand {
    /// Seconds after which the daemon gives up a picture.
    private static let drawingLimit = 2.0

    /// What is broken in pictures is only seen by who draws them. Lists that are refused are told of already.
    private func draw(_ entry: TimelineReply.Entry) {
        for bytes in entry.lists.prefix(2) {
            guard let list = try? DisplayList(decoding: bytes) else { continue }
            let began = ContinuousClock.now
            let standing = host.pictures.standing(list, at: entry.date).list
            do throws(HostError) { _ = try host.pictures.bitmap(of: standing, scale: options.look.scale, kind: place.kind ?? "") } catch {
                add(.brokenList, error.description)
            }
            let seconds = (ContinuousClock.now - began) / .seconds(1)
            if seconds > Self.drawingLimit { add(.slowDrawing, "its picture takes \(Int(seconds.rounded())) seconds to draw") }
        }
    }
}

// MARK: Telling

extension CheckCommand {
    private func note(_ outcome: CheckQuestion.Outcome, _ question: String) {
        switch outcome {
        case .answered: add(.nonsense, "it answered \(question) with something else")
        case .refused(let failure): add(.refused, "it refused \(question): \(failure.message)")
        case .lost(let reason): add(place.kind == nil ? .notLoaded : .died, reason)
        case .silent(let seconds): add(.silent, "it did not answer \(question) within \(secondsText(seconds))")
        }
    }

    private func add(_ rule: Finding.Rule, _ what: String) { add(Finding(rule: rule, place: place, what: what)) }

    private func add(_ finding: Finding) {
        if report.add(finding) { say(finding.line) }
    }

    /// As it comes: a check of many widgets takes its time.
    private func say(_ line: String) {
        if !options.json { host.print(line + "\n") }
    }
}

extension Stage {
    /// The question for this stage.
    func body(_ request: WidgetRequest) -> BundleRequest.Body {
        switch self {
        case .placeholder: .placeholder(request)
        case .snapshot: .snapshot(request)
        case .timeline: .timeline(request)
        }
    }
}
