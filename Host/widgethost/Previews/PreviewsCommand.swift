import BundleMessages
import Bundles
import CairoRendering
import Drawing
import Foundation
import Rendering

/// `widgethost previews`: each preview that a bundle holds as a picture, and a sheet of them all.
final class PreviewsCommand: HostCommand {
    private let host: Host
    private let options: PreviewsOptions
    private var bundle: RunningBundle?
    private var types: [PreviewDescription] = []
    private var previews: [PreviewDescription] = []
    private var sheet = ContactSheet()
    /// Previews that were told of so far.
    private var number = 0
    private var failures = 0

    init(_ host: Host, _ options: PreviewsOptions) {
        self.host = host
        self.options = options
    }

    func start() throws(HostError) {
        try AtomicFile.prepareFolder(options.output)
        let checked: CheckedBundle
        do throws(BundleError) {
            checked = try CheckedBundle(FoundBundle(at: options.path))
            try host.walls.require()
        } catch { throw .bundle(error) }
        host.pictures.prepare()
        bundle = RunningBundle(checked, host: host, connect: host.connector(for: checked, text: host.pictures))
        ask(.previews(of: nil)) { [unowned self] reply in
            guard case .previews(let list)? = reply else { return host.end(.noPreviews(options.origin ?? options.path)) }
            types = list.previews
            describeNext()
        } failed: { [unowned self] reason in
            host.end(.notAnswered(kind: "previews", reason: reason))
        }
    }

    func finish() { bundle?.stop() }
}

// MARK: Asking

extension PreviewsCommand {
    /// Each type is asked by itself: one that costs the bundle its process costs the others nothing.
    private func describeNext() {
        guard !types.isEmpty else { return drawNext() }
        let type = types.removeFirst()
        ask(.previews(of: type.kind)) { [unowned self] reply in
            if case .previews(let list)? = reply { take(list.previews.map { named($0, as: type.name) }) }
            describeNext()
        } failed: { [unowned self] reason in
            tell(failed: type, reason)
            describeNext()
        }
    }

    /// Keeps previews to be drawn. Where a place is asked for, they are Live Activities alone, each as it is described there.
    private func take(_ described: [PreviewDescription]) {
        guard let place = options.place else { return previews += described }
        for activity in described where activity.isActivity {
            if activity.kind.contains(".") {
                previews.append(activity)
            } else {
                types.insert(PreviewDescription(kind: activity.kind(in: place), name: activity.name), at: 0)
            }
        }
    }

    private func named(_ preview: PreviewDescription, as type: String) -> PreviewDescription {
        var preview = preview
        if preview.name.isEmpty { preview.name = type }
        return preview
    }

    private func drawNext() {
        guard !previews.isEmpty else { return conclude() }
        let preview = previews.removeFirst()
        let family = preview.family ?? .systemSmall
        let request = WidgetRequest(
            kind: preview.kind, family: family, size: preview.size ?? FamilySizes.standard[family], isPreview: true, now: Date(),
            environments: [options.look.environment])
        ask(.timeline(request)) { [unowned self] reply in
            if case .timeline(let timeline)? = reply {
                for warning in timeline.warnings { host.log.say("\(preview.name): \(warning)") }
                host.attempt { () throws(HostError) in try write(timeline, of: preview) }
            }
            drawNext()
        } failed: { [unowned self] reason in
            tell(failed: preview, reason)
            drawNext()
        }
    }

    private func ask(_ body: BundleRequest.Body, answered: @escaping (BundleReply.Body?) -> Void, failed: @escaping (String) -> Void) {
        guard let bundle, !host.hasEnded else { return }
        let limit = host.times.deadlines.limit(for: .timeline)
        _ = CheckQuestion(host, bundle, body, limit: limit) { outcome, _ in
            switch outcome {
            case .answered(let reply): answered(reply)
            case .refused(let failure): failed(failure.message)
            case .lost(let reason): failed(reason)
            case .silent(let seconds): failed("it did not answer within \(secondsText(seconds))")
            }
        }
    }

    private func tell(failed preview: PreviewDescription, _ reason: String) {
        failures += 1
        host.log.say("\(preview.name): not drawn: \(reason)")
    }
}

// MARK: Drawing

extension PreviewsCommand {
    private func write(_ timeline: TimelineReply, of preview: PreviewDescription) throws(HostError) {
        number += 1
        guard !timeline.entries.isEmpty else { return tell(failed: preview, "it has no entries") }
        for (index, entry) in timeline.entries.enumerated() {
            guard let bytes = entry.lists.first else { continue }
            let list = host.pictures.standing(try ListBytes(bytes: bytes).list(kind: preview.name), at: max(entry.date, Date())).list
            let bitmap = try host.pictures.bitmap(of: list, scale: options.look.scale, kind: preview.name)
            let path = "\(options.output)/\(name(of: preview, timeline.entries.count > 1 ? index : nil)).png"
            try AtomicFile.write(try host.pictures.file(of: list, scale: options.look.scale, kind: preview.name), to: path)
            host.print(path + "\n")
            sheet.add(bitmap, caption: caption(of: preview, index, of: timeline.entries.count))
        }
    }

    private func name(of preview: PreviewDescription, _ entry: Int?) -> String {
        let place = number < 10 ? "0\(number)" : "\(number)"
        let parts = [place, preview.name, preview.family?.name, entry.map { "\($0 + 1)" }].compactMap { $0 }
        return fileName(of: parts.joined(separator: "-"))
    }

    private func caption(of preview: PreviewDescription, _ entry: Int, of count: Int) -> String {
        let family = preview.family.map { " · \($0.name)" } ?? ""
        return "\(number)  \(preview.name)\(family)" + (count > 1 ? " · \(entry + 1) of \(count)" : "")
    }

    private func conclude() {
        host.attempt { () throws(HostError) in
            guard !sheet.isEmpty else {
                if failures == 0 { throw .noPreviews(options.origin ?? options.path) }
                return host.end(status: ExitStatus.dataError)
            }
            let path = "\(options.output)/contact-sheet.png"
            let picture = sheet.bitmap { text, width in
                let list = Caption.list(text, size: 15, width: CGFloat(width)) {
                    host.pictures.shape(ShapeRequest(text: $0, face: $1, language: "en"))
                }
                return try? host.pictures.bitmap(of: list, scale: 1, kind: "contact sheet")
            }
            var writer = PNGWriter()
            guard let bytes = writer.bytes(of: picture) else { throw .notDrawn(kind: "contact sheet", reason: "it is too large") }
            try AtomicFile.write(bytes, to: path)
            host.print(path + "\n")
            host.end(status: failures > 0 ? ExitStatus.dataError : 0)
        }
    }
}
