import BundleMessages
import Bundles
import Drawing
import Foundation
import PictureMessages
import Scheduling
import Storage

extension Daemon {
    /// Puts back every placement as it was when the host before ended: first its last picture, then whatever is due.
    func restore() {
        let contents = store.opening.contents
        for placement in board.ordered {
            let archive = contents.archives[placement.id]
            let standing = contents.standings[placement.id]
            screens[placement.engineID] = ScreenState(archive, standing)
            send(.restored(placement.enginePlacement, DaemonEngine.Memory(archive, standing)))
            send(.stacked(placement.engineID, placement.stackPlace))
            screens[placement.engineID]?.resumed(archive)
        }
        for placement in board.ordered { checkKind(of: placement) }
        for placement in board.ordered where isForOthers(contents.archives[placement.id]) {
            send(.reloadAsked(.placement(placement.engineID), .push))
        }
    }

    /// Whether what was kept was drawn in another language or time zone, or for other eyes: it is seen until it is drawn anew.
    private func isForOthers(_ archive: Archive?) -> Bool {
        let drawn = Set((archive?.shown?.entry.lists ?? []).map(\.environment))
        return !drawn.isEmpty && drawn.isDisjoint(with: environments.map(\.1))
    }

    /// Keeps what a placement shows and will show, as soon as the pictures in it are read; `done` is called then.
    ///
    /// An answer to which a later one has come in the meantime is not kept.
    func archive(_ id: PlacementID, _ reply: DigestedReply, received: Date, done: @escaping () -> Void) {
        let number = screens[id]?.replies
        files.files(Set(reply.pictures.values.joined())) { [weak self] files in
            if let self, screens[id]?.replies == number { keep(id, reply, files, received) }
            done()
        }
    }

    private func keep(_ id: PlacementID, _ reply: DigestedReply, _ files: [ImageKey: ImageFile], _ received: Date) {
        guard board[id] != nil, let memory = engine.memory(of: id) else { return }
        let shown = memory.shown.map { Archive.Shown(stage: StoredStage($0.stage), entry: StoredEntry($0.entry)) }
        let archive = Archive(
            shown: shown, entries: memory.entries.map(StoredEntry.init), policy: screens[id]?.policy ?? .never, received: received)
        store.submit([.archive(id.stored, archive, contents(of: reply, files))])
    }

    /// The lists of a reply and the pictures that they draw, so that both outlive the bundle.
    private func contents(of reply: DigestedReply, _ files: [ImageKey: ImageFile]) -> [StoredContent] {
        let pictures = files.compactMap { key, file in
            ContentDigest(bytes: key.digest).map { StoredContent(digest: $0, bytes: file.bytes) }
        }
        let kept = Set(pictures.map(\.digest))
        let lists = reply.lists.map { digest, bytes in
            let drawn = (reply.pictures[digest] ?? []).compactMap { ContentDigest(bytes: $0.digest) }
            return StoredContent(digest: digest, bytes: bytes, pictures: drawn.filter(kept.contains))
        }
        return pictures + lists
    }

    /// Keeps how a placement stands with its provider.
    func keepStanding(of id: PlacementID) {
        guard board[id] != nil, let memory = engine.memory(of: id) else { return }
        let screen = screens[id] ?? ScreenState()
        let due = memory.due.map { Standing.Due(reason: .init($0.reason), wish: $0.wish, date: $0.date) }
        let standing = Standing(
            asked: screen.asked, answered: screen.answered, due: due, failures: memory.failures, lastFailure: screen.failure,
            spent: memory.spent, spacedFrom: memory.spacedFrom)
        store.submit([.stand(id.stored, standing)])
    }

    /// What the store says of what was handed to it.
    func take(_ delivery: Delivery) {
        switch delivery {
        case .committed(let ticket): commits.committed(through: ticket)
        case .refused(let ticket, let error):
            host.log.warn("\(error)")
            commits.refused(ticket, error)
        case .leftOut(_, let id, let entries): host.log.say("placement \(id): \(entries) entries found no room in the store")
        case .loaded(let digest, let bytes): shelf.loaded(digest, bytes)
        case .notLoaded(let digest, _): shelf.loaded(digest, nil)
        case .suspended(let error):
            storeTrouble = error
            publish(.warning, [("reason", .string("\(error)"))])
            host.log.say("\(error); what widgets bring stays in memory and is written as soon as that is possible")
        case .resumed:
            storeTrouble = nil
            host.log.say("everything that had to wait is written")
        }
    }
}

extension DaemonEngine.Memory {
    /// What was kept of a placement; of one without anything, that it waits for its first picture.
    init(_ archive: Archive?, _ standing: Standing?) {
        let asked = standing?.asked ?? .distantPast
        let answered = standing?.answered ?? .distantPast
        self.init(
            shown: archive?.shown.map { Shown(entry: $0.entry.entry, stage: $0.stage.stage) }, entries: archive?.entries.map(\.entry) ?? [],
            due: standing?.due.map { Due(reason: .init($0.reason), wish: $0.wish, date: $0.date) },
            isWaiting: standing?.due == nil && (answered < asked || archive?.shown?.stage != .timeline),
            failures: standing?.failures ?? 0, spent: standing?.spent ?? [], spacedFrom: standing?.spacedFrom)
    }
}

extension ScreenState {
    init(_ archive: Archive?, _ standing: Standing?) {
        self.init()
        asked = standing?.asked
        answered = standing?.answered
        failure = standing?.lastFailure
        policy = archive?.policy ?? .never
        received = archive?.received
    }

    /// An entry that was on screen before this host began has been there since its date, or since it came if that was later.
    fileprivate mutating func resumed(_ archive: Archive?) {
        guard let archive, let before = archive.shown, let since, before.entry.date == entry, before.stage.stage == stage else { return }
        self.since = min(since, max(before.entry.date, archive.received))
    }
}

extension Standing.Due.Reason {
    init(_ reason: DaemonEngine.Memory.Due.Reason) {
        self =
            switch reason {
            case .policy: .policy
            case .bundle: .bundle
            case .retry: .retry
            }
    }
}

extension DaemonEngine.Memory.Due.Reason {
    init(_ reason: Standing.Due.Reason) {
        self =
            switch reason {
            case .policy: .policy
            case .bundle: .bundle
            case .retry: .retry
            }
    }
}
