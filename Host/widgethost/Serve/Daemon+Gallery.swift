import BundleMessages
import Bundles
import Control
import Drawing
import Foundation
import Scheduling
import Storage

extension Daemon {
    /// Something changed among the bundles.
    func take(_ change: Catalogue.Change) {
        guard !isEnding else { return }
        switch change {
        case .added(let name):
            see(name)
            publish(.bundleAdded, [("bundle", .string(name))])
            resume(name)
        case .replaced(let name):
            host.log.say("\(name) was replaced: its new build is asked for everything it shows")
            see(name)
            if let folder = catalogue?.members[name]?.keeper.bundle.folder { text.renewFonts(in: folder) }
            publish(.bundleReplaced, [("bundle", .string(name))])
            send(.newBuild(bundle: name))
        case .removed(let name):
            host.log.say("\(name) is gone: what it showed stays")
            prove(name)
            publish(.bundleRemoved, [("bundle", .string(name))])
            for placement in placements(of: name) { bury(placement, "the bundle '\(name)' is gone from its folder") }
        case .described(let name): described(name)
        case .forgotten(let builds): store.submit(builds.map { .forgetBuild($0) })
        case .quarantined(let name, let quarantine): take(quarantine, of: name)
        case .ambiguous(let words): warn(words)
        case .refused(let refused):
            host.log.say("\(refused.error)")
            publish(
                .bundleRefused,
                [("bundle", .string(refused.name)), ("path", .string(refused.path)), ("reason", .string("\(refused.error)"))])
        }
    }

    /// A placement whose kind is not there says so, and keeps its picture and its settings.
    func checkKind(of placement: StoredPlacement) {
        guard let member = catalogue?.members[placement.bundle] else {
            return bury(placement, "the bundle '\(placement.bundle)' is not there")
        }
        guard let description = member.description else {
            if !holdBack(placement, member.keeper), !member.isSettled { dig(placement) }
            return
        }
        let kinds = description.kinds.map(\.kind)
        if kinds.contains(placement.answeringKind) {
            dig(placement)
        } else {
            bury(
                placement, "\(placement.bundle) holds no kind '\(placement.answeringKind)' any more, only \(kinds.joined(separator: ", "))")
        }
    }

    private func placements(of bundle: String) -> [StoredPlacement] { board.ordered.filter { $0.bundle == bundle } }

    /// The widgets of a bundle as they are placed at this moment, by the kinds that answer for them.
    func placedWidgets(of bundle: String) -> [PlacedWidget] {
        placements(of: bundle).compactMap { placement in
            guard let family = Family(name: placement.family) else { return nil }
            let intent = intent(of: placement)
            return PlacedWidget(
                number: placement.id.rawValue, kind: placement.answeringKind, family: family, intent: intent,
                settings: intent.map { _ in placement.settings.json.text })
        }
    }

    /// The name of the intent that declares a placement's settings.
    func intent(of placement: StoredPlacement) -> String? {
        catalogue?.members[placement.bundle]?.description?.kinds.first { $0.kind == placement.answeringKind }?.intent
    }

    private func see(_ name: String) {
        guard let member = catalogue?.members[name] else { return }
        // Lists that are kept name them, too.
        if let folder = member.keeper.bundle.folder { text.addFonts(in: folder) }
        member.keeper.onReload = { [weak self] in self?.takeWish($0, of: name) }
        member.keeper.onStart = { [weak self] in self?.publish(.bundleStarted, [("bundle", .string(name))]) }
        member.keeper.onEnd = { [weak self] in self?.publish(.bundleEnded, [("bundle", .string(name)), ("reason", .string($0))]) }
        store.submit([.sawBundle(name: name, path: member.path, build: member.build, at: Date())])
    }

    private func resume(_ name: String) {
        for placement in placements(of: name) { checkKind(of: placement) }
    }

    private func warn(_ words: String) {
        host.log.say(words)
        publish(.warning, [("reason", .string(words))])
    }

    private func described(_ name: String) {
        guard let member = catalogue?.members[name] else { return }
        if let failure = member.failure {
            if member.keeper.supervision.quarantine(of: nil) == nil { host.log.say(failure) }
            publish(.warning, [("bundle", .string(name)), ("reason", .string(failure))])
        }
        if let description = member.description {
            let kept = StoredBuild.Description(bytes: description.encoded(), date: Date())
            store.submit([.build(StoredBuild(key: member.build, bundle: name, description: kept))])
        }
        for placement in placements(of: name) { checkKind(of: placement) }
        if member.failure != nil || placements(of: name).isEmpty { prove(name) }
    }

    private func bury(_ placement: StoredPlacement, _ reason: String) {
        send(.suspended(placement.enginePlacement.provider, reason: reason))
        guard placement.tombstone?.reason != reason else { return }
        let tombstone = StoredPlacement.Tombstone(since: Date(), reason: reason)
        boards.edit(placement.engineID) { $0.tombstone = tombstone }
        store.submit([.edit(placement.id, .tombstone(tombstone), at: Date())])
    }

    private func dig(_ placement: StoredPlacement) {
        let keeper = catalogue?.members[placement.bundle]?.keeper
        if keeper.map({ !holdBack(placement, $0) }) ?? true { send(.resumed(placement.enginePlacement.provider)) }
        guard placement.tombstone != nil else { return }
        boards.edit(placement.engineID) { $0.tombstone = nil }
        store.submit([.edit(placement.id, .tombstone(nil), at: Date())])
    }

    /// The bundle's own code wishes that its timelines be asked for again.
    private func takeWish(_ wish: ReloadRequest, of name: String) {
        for placement in placements(of: name) where wish.kind == nil || wish.kind == placement.answeringKind {
            send(.reloadAsked(.placement(placement.engineID), .bundle))
        }
    }
}
