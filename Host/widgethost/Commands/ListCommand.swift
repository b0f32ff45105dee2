import BundleMessages
import Bundles
import Control

/// `widgethost list`: every widget that was found.
final class ListCommand: HostCommand {
    private let host: Host
    private let json: Bool
    private var gallery: Gallery?

    init(_ host: Host, json: Bool) {
        self.host = host
        self.json = json
    }

    func start() throws(HostError) {
        let gallery = try Gallery(host)
        self.gallery = gallery
        gallery.describe { [unowned self] in
            guard gallery.isComplete else { return }
            for failure in gallery.failures { host.log.say(failure) }
            if json { recommend(gallery) } else { finish(gallery, gallery.text) }
        }
    }

    /// Asks the kinds that have settings for those that they recommend, then prints all of it.
    private func recommend(_ gallery: Gallery) {
        let asked = gallery.kinds.enumerated().filter { !$0.element.kind.parameters.isEmpty }
        var waiting = asked.count
        var answers: [Int: [RecommendedConfiguration]] = [:]
        guard waiting > 0 else { return finish(gallery, gallery.json([:]).text + "\n") }
        for (index, (bundle, kind)) in asked {
            _ = CheckQuestion(host, bundle, .options(question(to: kind)), limit: host.times.options) { [unowned self] outcome, _ in
                answers[index] = recommendations(of: kind, outcome)
                waiting -= 1
                if waiting == 0 { finish(gallery, gallery.json(answers).text + "\n") }
            }
        }
    }

    private func question(to kind: BundleDescription.Kind) -> SettingsQuestion {
        SettingsQuestion(
            kind: kind.kind, family: kind.families.first ?? .systemSmall, settings: nil, locale: localeIdentifier(of: host.environment))
    }

    private func recommendations(of kind: BundleDescription.Kind, _ outcome: CheckQuestion.Outcome) -> [RecommendedConfiguration] {
        switch outcome {
        case .answered(.options(let options)): return options.recommendations
        case .answered: host.log.say("\(kind.kind) answered something else than what it recommends")
        case .refused(let failure): host.log.say("what \(kind.kind) recommends is not known: \(failure.message)")
        case .lost(let reason): host.log.say("what \(kind.kind) recommends is not known: \(reason)")
        case .silent(let seconds): host.log.say("\(kind.kind) did not say within \(secondsText(seconds)) what it recommends")
        }
        return []
    }

    private func finish(_ gallery: Gallery, _ text: String) {
        host.print(text)
        host.end(status: gallery.kinds.isEmpty ? ExitStatus.unavailable : 0)
    }
}

extension Gallery {
    private var described: [(bundle: CheckedBundle, kinds: [BundleDescription.Kind])] {
        members.compactMap { member in
            guard case .described(let description)? = member.outcome else { return nil }
            return (member.bundle.bundle, description.kinds)
        }
    }

    /// `recommendations` are those of kinds, by their places among all.
    fileprivate func json(_ recommendations: [Int: [RecommendedConfiguration]]) -> JSONValue {
        var place = 0
        let bundles = described.map { bundle, kinds -> JSONValue in
            let listed = kinds.compactMap { kind -> JSONValue? in
                defer { place += 1 }
                guard kind.isOffered else { return nil }
                var listed = GalleryKind(kind)
                listed.recommendations = recommendations[place].flatMap { $0.isEmpty ? nil : $0 }
                return listed.json
            }
            return ["path": .string(bundle.place), "kinds": .array(listed)]
        }
        return ["bundles": .array(bundles)]
    }

    /// A paragraph for each widget.
    var text: String {
        described.map { bundle, kinds in
            "\(bundle.place)\n" + kinds.filter(\.isOffered).map(\.text).joined()
        }.joined(separator: "\n")
    }
}

extension CheckedBundle {
    /// What a user would name: the folder, or the bare library.
    fileprivate var place: String { folder ?? path }
}

extension BundleDescription.Kind {
    fileprivate var text: String {
        let title = displayName.isEmpty || displayName == kind ? "" : "  \(printable(displayName))"
        let about = description.isEmpty ? "" : "    \(printable(description))\n"
        return "  \(printable(kind))\(title)\n\(about)    \(families.map(\.name).joined(separator: ", "))\n"
    }
}
