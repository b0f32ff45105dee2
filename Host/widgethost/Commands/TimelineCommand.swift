import BundleMessages
import Bundles
import Control
import Foundation
import Scheduling

/// `widgethost timeline`: a widget's entries, their dates, the policy and the next reload.
final class TimelineCommand: HostCommand {
    private let host: Host
    private let options: TimelineOptions
    private var gallery: Gallery?

    init(_ host: Host, _ options: TimelineOptions) {
        self.host = host
        self.options = options
    }

    func start() throws(HostError) {
        let gallery = try Gallery(host)
        self.gallery = gallery
        host.pictures.prepare()
        gallery.choose(options.choice, host: host) { [unowned self] widget in
            _ = Inquiry(host, widget, .timeline, look: options.look) { [unowned self] reply in
                let plan = TimelinePlan(widget: widget, reply: reply, now: Date())
                for note in plan.notes { host.log.say("\(widget.kind.kind): \(note.words)") }
                host.print(options.json ? plan.json.text + "\n" : plan.text)
                host.end()
            }
        }
    }
}

/// A timeline as the engine takes it: in order, without what it would not show.
struct TimelinePlan {
    let kind: String
    let family: Family
    let policy: ReloadPolicy
    let entries: [Scheduling.Entry<ListBytes>]
    /// When the daemon would ask again; nil for never.
    let nextReload: Date?
    let notes: [Note]

    init(widget: ChosenWidget, reply: TimelineReply, now: Date) {
        self.init(kind: widget.kind.kind, family: widget.family, answer: reply.answer, now: now)
    }

    init(kind: String, family: Family, answer: Answer<ListBytes>, now: Date) {
        self.kind = kind
        self.family = family
        policy = answer.policy
        var engine = TimelineEngine<ListBytes>(settings: .serving)
        let id = PlacementID(1)
        let provider = Provider(bundle: "", kind: kind)
        let placement = Placement(id: id, provider: provider, family: family.name, stages: .timeline ... .timeline)
        let asked = engine.handle(.added(placement), now: now)
        var notes: [Note] = []
        for case .ask(let request) in asked {
            for case .note(_, let note) in engine.handle(.replied(request.number, answer), now: now) { notes.append(note) }
        }
        self.notes = notes
        entries = engine.entries(of: id)
        nextReload = engine.status(of: id, now: now)?.nextRequest
    }

    var json: JSONValue {
        [
            "kind": .string(kind), "family": .string(family.name), "policy": policy.json,
            "nextReload": nextReload.map(JSONValue.date) ?? .null,
            "entries": .array(entries.map(\.json)),
        ]
    }

    var text: String {
        let lines = entries.enumerated().map { index, entry in
            let relevance = entry.relevance.map { "  relevance \($0.score)" } ?? ""
            return "\(index)  \(dateText(entry.date) ?? "never")\(relevance)\n"
        }
        let reload = nextReload.flatMap(dateText) ?? "never"
        return
            "\(printable(kind)), \(family.name): \(entries.count) entries\n\(lines.joined())policy \(policy.words), next reload \(reload)\n"
    }
}

extension Scheduling.Entry<ListBytes> {
    fileprivate var json: JSONValue {
        let relevance = relevance.map { ["score": .number(Double($0.score)), "duration": .number($0.duration)] as JSONValue }
        return ["date": .date(date), "relevance": relevance ?? .null, "bytes": .int(content.bytes.count)]
    }
}

extension ReloadPolicy {
    fileprivate var json: JSONValue {
        switch self {
        case .atEnd: ["policy": "atEnd"]
        case .after(let date): ["policy": "after", "date": .date(date)]
        case .never: ["policy": "never"]
        }
    }

    fileprivate var words: String {
        switch self {
        case .atEnd: "atEnd"
        case .after(let date): "after \(dateText(date) ?? "no date")"
        case .never: "never"
        }
    }
}
