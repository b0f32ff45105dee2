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
            host.print(json ? gallery.json.text + "\n" : gallery.text)
            host.end(status: gallery.kinds.isEmpty ? ExitStatus.unavailable : 0)
        }
    }
}

extension Gallery {
    private var described: [(bundle: CheckedBundle, kinds: [BundleDescription.Kind])] {
        members.compactMap { member in
            guard case .described(let description)? = member.outcome else { return nil }
            return (member.bundle.bundle, description.kinds)
        }
    }

    var json: JSONValue {
        ["bundles": .array(described.map { ["path": .string($0.bundle.place), "kinds": .array($0.kinds.map(\.json))] })]
    }

    /// A paragraph for each widget.
    var text: String {
        described.map { bundle, kinds in
            "\(bundle.place)\n" + kinds.map(\.text).joined()
        }.joined(separator: "\n")
    }
}

extension CheckedBundle {
    /// What a user would name: the folder, or the bare library.
    fileprivate var place: String { folder ?? path }
}

extension BundleDescription.Kind {
    fileprivate var json: JSONValue { GalleryKind(self).json }

    fileprivate var text: String {
        let title = displayName.isEmpty || displayName == kind ? "" : "  \(printable(displayName))"
        let about = description.isEmpty ? "" : "    \(printable(description))\n"
        return "  \(printable(kind))\(title)\n\(about)    \(families.map(\.name).joined(separator: ", "))\n"
    }
}
