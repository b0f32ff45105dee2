import BundleMessages
import Drawing
import Foundation
import Scheduling

/// `widgethost render`: one picture of a widget.
final class RenderCommand: HostCommand {
    private let host: Host
    private let options: RenderOptions
    private var gallery: Gallery?
    /// What "current" means: fixed before the question, so that the entry that is picked is the one that was drawn;
    /// as exact as what crosses to the bundle.
    private let now = Date(timeIntervalSince1970: Date().timeIntervalSince1970)

    init(_ host: Host, _ options: RenderOptions) {
        self.host = host
        self.options = options
    }

    func start() throws(HostError) {
        if case .file(let path) = options.file { try AtomicFile.prepareFile(path) }
        let gallery = try Gallery(host)
        self.gallery = gallery
        // While the bundle starts.
        host.pictures.prepare()
        gallery.choose(options.choice, host: host) { [unowned self] widget in
            _ = Inquiry(host, widget, options.choice.view, look: options.look, drawnAt: drawnAt) { [unowned self] reply in
                host.attempt { () throws(HostError) in
                    let entry = try entry(of: widget, in: reply)
                    try write(entry.content, at: drawnAt.map { max($0, entry.date) } ?? entry.date, widget.kind.kind)
                    host.end()
                }
            }
        }
    }

    /// The only moment that is looked at; nil where the entry is chosen by its number.
    private var drawnAt: Date? {
        switch options.entry {
        case .current: now
        case .at(let date): date
        case .number: nil
        }
    }

    private func entry(of widget: ChosenWidget, in reply: TimelineReply) throws(HostError) -> Scheduling.Entry<ListBytes> {
        let plan = TimelinePlan(widget: widget, reply: reply, now: now)
        guard let first = plan.entries.first else { throw .noEntries(kind: widget.kind.kind) }
        guard options.choice.view == .timeline else { return first }
        switch options.entry {
        case .number(let number):
            guard plan.entries.indices.contains(number) else { throw .noSuchEntry(number, count: plan.entries.count) }
            return plan.entries[number]
        case .at(let date):
            guard let entry = plan.entries.last(where: { $0.date <= date }) else {
                throw .noEntryYet(kind: widget.kind.kind, first: dateText(first.date) ?? "no date")
            }
            return entry
        // A widget whose entries all lie ahead is drawn as it will first be.
        case .current: return plan.entries.last { $0.date <= now } ?? first
        }
    }

    private func write(_ content: ListBytes, at moment: Date, _ kind: String) throws(HostError) {
        let list = host.pictures.standing(try content.list(kind: kind), at: moment).list
        let picture = try host.pictures.file(of: list, as: options.format, scale: options.look.scale, kind: kind)
        switch options.file {
        case .file(let path): try AtomicFile.write(picture, to: path)
        case .standardOutput: host.write(picture)
        }
    }
}
