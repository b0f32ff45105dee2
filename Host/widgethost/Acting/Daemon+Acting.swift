import BundleMessages
import Control
import Drawing
import Foundation
import Scheduling
import Storage

// What is tapped: each tap is one act, in order, at most once, with the values that were drawn.
extension Daemon {
    /// Tells what of a placement's picture can be tapped.
    func elements(of placement: StoredPlacement, _ reply: PendingReply) throws(Fault) {
        let number = Int(clamping: placement.id.rawValue)
        let generation = screens[placement.engineID]?.generation ?? 0
        try withShownList(of: placement) { list in
            guard let list else { return reply.fail(.noPicture(placement: number, reason: "it is not kept any more")) }
            reply.succeed(ElementListing(placement: number, generation: generation, elements: list.regions.map(WidgetElement.init)))
        }
    }

    /// Takes a tap. One on a picture that is not on screen any more asks for a new one instead.
    func tap(_ action: WidgetAction, on placement: StoredPlacement, _ reply: PendingReply) throws(Fault) {
        let id = placement.engineID
        let generation = screens[id]?.generation ?? 0
        guard action.generation == generation else {
            send(.reloadAsked(.placement(id), .tap))
            throw .outdatedGeneration(action.generation, current: generation, placement: action.placement)
        }
        try withShownList(of: placement) { [unowned self] list in
            do throws(Fault) { try take(action, in: list, of: placement, reply) } catch { reply.fail(error) }
        }
    }

    private func take(_ action: WidgetAction, in list: DisplayList?, of placement: StoredPlacement, _ reply: PendingReply) throws(Fault) {
        guard let list else { throw .noPicture(placement: action.placement, reason: "it is not kept any more") }
        let element = try action.element(in: list)
        switch list.regions[element].action {
        case .openURL(let url):
            reply.succeed(ActionResult(url: url, isOpened: open(url, for: placement.engineID), isReloading: false))
        case .perform(let intent):
            taps.add(
                Tap(placement: placement.engineID, kind: placement.answeringKind, element: element, intent: intent, reply: reply),
                of: placement.bundle)
            toggle(element, of: list, placement.engineID)
            performNext(of: placement.bundle)
        }
    }

    private func withShownList(of placement: StoredPlacement, _ use: @escaping (DisplayList?) -> Void) throws(Fault) {
        guard let look = engine.status(of: placement.engineID, now: Date())?.shown, let digest = look.list(for: .light) else {
            throw .noPicture(placement: Int(clamping: placement.id.rawValue), reason: "nothing was ever shown")
        }
        shelf.content(digest) { bytes in use(bytes.flatMap { try? DisplayList(decoding: $0) }) }
    }

    private func performNext(of bundle: String) {
        guard let tap = taps.begin(bundle) else { return }
        let done: (Result<BundleReply.Body, KeeperInquiry.Failure>) -> Void = { [unowned self] result in
            taps.end(bundle)
            finish(tap, result)
            performNext(of: bundle)
        }
        guard let keeper = catalogue?.members[bundle]?.keeper else {
            return done(.failure(KeeperInquiry.Failure(words: "the bundle '\(bundle)' is not there")))
        }
        let request = ActionRequest(kind: tap.kind, intent: tap.intent, locale: locale)
        KeeperInquiry(.perform(request), of: keeper, host: host, limit: host.times.perform, done: done)
    }

    private func finish(_ tap: Tap, _ result: Result<BundleReply.Body, KeeperInquiry.Failure>) {
        guard !isEnding else { return tap.reply.fail(.shuttingDown()) }
        switch result {
        case .success(.performed(let reply)): succeed(tap, reply)
        case .success: fail(tap, "the bundle answered something else than was asked")
        case .failure(let failure): fail(tap, failure.words)
        }
    }

    private func succeed(_ tap: Tap, _ performed: ActionReply) {
        publish(.performed, of: tap.placement, [("intent", .string(tap.intent.name)), ("element", .int(tap.element))])
        let url = performed.url.isEmpty ? nil : performed.url
        let isOpened = url.map { open($0, for: tap.placement) }
        if performed.opensApp { publish(.appWished, of: tap.placement, [("intent", .string(tap.intent.name))]) }
        if board[tap.placement] != nil { send(.reloadAsked(.placement(tap.placement), .tap)) }
        tap.reply.succeed(
            ActionResult(
                url: url, isOpened: isOpened, dialog: performed.dialog.isEmpty ? nil : performed.dialog,
                opensApp: performed.opensApp ? true : nil, isReloading: true))
    }

    /// The picture stays; a toggle goes back.
    private func fail(_ tap: Tap, _ reason: String) {
        host.log.warn("\(tap.kind): \(tap.intent.name) failed: \(reason)")
        publish(.performFailed, of: tap.placement, [("intent", .string(tap.intent.name)), ("reason", .string(reason))])
        untoggle(tap.placement)
        tap.reply.fail(.actionFailed(reason))
    }

    private func open(_ url: String, for id: PlacementID) -> Bool {
        let isOpened = opener.open(url)
        publish(.opened, of: id, [("url", .string(url)), ("opened", .bool(isOpened))])
        return isOpened
    }
}

// Toggles: the picture shows at once what was tapped, until the answer to it comes.
extension Daemon {
    private func toggle(_ element: Int, of list: DisplayList, _ id: PlacementID) {
        guard list.switched(region: element) != nil else { return }
        var toggled = screens[id]?.toggled ?? []
        if toggled.contains(element) { toggled.remove(element) } else { toggled.insert(element) }
        screens[id, default: ScreenState()].toggled = toggled
        publish(.toggled, of: id, [("element", .int(element))])
    }

    /// Shows the toggles of a placement as its provider drew them.
    func untoggle(_ id: PlacementID) {
        guard screens[id]?.toggled.isEmpty == false else { return }
        screens[id]?.toggled = []
        publish(.toggled, of: id)
    }
}

extension WidgetAction {
    /// The region that is meant.
    fileprivate func element(in list: DisplayList) throws(Fault) -> Int {
        switch target {
        case .element(let element):
            guard list.regions.indices.contains(element) else { throw .unknownElement(element, placement: placement) }
            return element
        case .point(let x, let y):
            guard let element = list.region(at: CGPoint(x: x, y: y)) else { throw .nothingAt(x, y, placement: placement) }
            return element
        }
    }
}

extension WidgetElement {
    fileprivate init(_ region: DisplayList.HitRegion) {
        let rect = region.rect
        self.init(frame: [rect.minX, rect.minY, rect.width, rect.height].map(Double.init))
        switch region.action {
        case .openURL(let url): self.url = url
        case .perform(let call):
            intent = call.name
            values = try? JSONValue(reading: call.values)
        }
    }
}
