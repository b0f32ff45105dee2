import Bundles
import Control
import Foundation
import Scheduling
import Storage

// Kinds and builds that are left out of service, and how they come back.
extension Daemon {
    /// A kind, or a whole build, has died once too often.
    func take(_ quarantine: Supervision.Quarantine, of name: String) {
        guard let member = catalogue?.members[name] else { return }
        host.log.say(member.keeper.words(quarantine))
        var changes: [Change] = [.quarantine(quarantine.stored(of: member.build))]
        // A build that died before it said what it holds has not been kept yet.
        if member.description == nil { changes.insert(.build(StoredBuild(key: member.build, bundle: name)), at: 0) }
        store.submit(changes)
        publish(
            .kindQuarantined,
            [
                ("bundle", .string(name)), ("kind", quarantine.scope.kind.map(JSONValue.string) ?? .null),
                ("reason", .string(quarantine.reason)),
            ])
        for placement in board.ordered where placement.bundle == name { holdBack(placement, member.keeper) }
    }

    /// Keeps a placement from being asked for while its kind is in quarantine; false when it is not.
    @discardableResult
    func holdBack(_ placement: StoredPlacement, _ keeper: BundleKeeper) -> Bool {
        guard let quarantine = keeper.supervision.quarantine(of: placement.answeringKind) else { return false }
        send(.suspended(placement.enginePlacement.provider, reason: keeper.words(quarantine)))
        return true
    }

    /// Who asks for one kind, or for one placement, by name gives its kind another chance.
    func lift(_ placements: [StoredPlacement]) {
        for placement in placements {
            guard let member = catalogue?.members[placement.bundle] else { continue }
            let isOut = member.keeper.supervision.quarantine(of: placement.answeringKind) != nil
            guard isOut, member.keeper.lift(placement.answeringKind) else { continue }
            host.log.say("'\(placement.answeringKind)' of \(placement.bundle) gets another chance")
            store.submit([.release(.init(build: member.build, kind: placement.answeringKind)), .release(.init(build: member.build))])
            revive(placement.bundle)
        }
    }

    /// Gives another chance to builds that died while they were loaded.
    func liftBuilds() {
        for (name, member) in catalogue?.members ?? [:] where member.keeper.supervision.quarantine(of: nil) != nil {
            store.submit([.release(.init(build: member.build))])
            revive(name)
        }
    }

    private func revive(_ name: String) {
        catalogue?.revive(name)
        for placement in board.ordered where placement.bundle == name { checkKind(of: placement) }
    }
}

// What may have ended the host before.
extension Daemon {
    /// Seconds for which a bundle is left alone that may have ended the host before.
    private static let leftOut = 300.0

    /// Writes down that a build is dealt with for the first time, then goes on: should the host die of it, the next one knows.
    func prepare(_ name: String, _ go: @escaping () -> Void) {
        unproven.insert(name)
        var isGone = false
        let goOnce = {
            guard !isGone else { return }
            isGone = true
            go()
        }
        // A store that cannot write now should keep nobody waiting.
        host.loop.at(Date() + 1, goOnce)
        commits.wait(for: store.submit([.starting(bundle: name, at: Date())])) { _ in goOnce() }
    }

    /// A build has answered, or failed in a way that the host outlived.
    func prove(_ name: String) {
        guard unproven.remove(name) != nil else { return }
        store.submit([.started(bundle: name)])
    }

    /// Tries bundles again that were left out at the start.
    func tryAgainLater(_ names: [String]) {
        guard !names.isEmpty else { return }
        let note =
            "the host before this one did not end by itself: \(names.joined(separator: ", ")) may be why, and is tried again in 5 minutes"
        host.log.say(note)
        notes.append(note)
        host.loop.at(Date() + Self.leftOut) { [unowned self] in
            notes.removeAll { $0 == note }
            for name in names { revive(name) }
        }
    }
}

extension BundleKeeper {
    /// Why a kind is not asked, and what to do about it.
    func words(_ quarantine: Supervision.Quarantine) -> String {
        let what = quarantine.scope.kind.map { "'\($0)' is" } ?? "the bundle is"
        let how = quarantine.scope.kind.map { "`widgethost reload --kind \($0)`" } ?? "SIGHUP, `widgethost reload --kind KIND`"
        return "\(quarantine.reason): \(what) left out until a new build comes or \(how) asks for it"
    }
}
