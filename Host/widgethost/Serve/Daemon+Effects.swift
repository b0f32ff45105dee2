import BundleMessages
import Bundles
import Control
import Drawing
import Foundation
import Scheduling
import Storage

extension Daemon {
    func perform(_ effect: DaemonEngine.Effect) {
        switch effect {
        case .ask(let request) where held != nil: held?.append(request)
        case .ask(let request): ask(request)
        case .abandon(let number): abandon(number)
        case .show(let id, let showing): show(id, showing, isNew: true)
        case .unchanged(let id, let showing): show(id, showing, isNew: false)
        case .keep(let id, let reason, let retry): keep(id, reason, retry)
        case .rotate(let stack, let top): publish(.rotated, of: top, [("stack", Int(stack).map(JSONValue.int) ?? .null)])
        case .note(let id, let note): host.log.warn((id.flatMap { board[$0] }.map { "\($0.kind): " } ?? "") + note.words)
        }
    }

    /// Makes the requests that have waited for the daemon's start.
    func askWhatIsDue() {
        let due = held ?? []
        held = nil
        for request in due { ask(request) }
    }

    private func ask(_ request: DaemonEngine.Request) {
        let id = request.placement.id
        screens[id, default: ScreenState()].asked = Date()
        keepStanding(of: id)
        publish(.asked, of: id, [("view", .string(request.stage.name))])
        guard let bundle = catalogue?.members[request.placement.provider.bundle]?.keeper else {
            return send(.failed(request.number, .lost("the bundle '\(request.placement.provider.bundle)' is not there")))
        }
        guard let family = Family(name: request.placement.family) else {
            return send(.failed(request.number, .refused("there is no family '\(request.placement.family)'")))
        }
        var widget = WidgetRequest(
            kind: request.placement.provider.kind, family: family, size: FamilySizes.standard[family], isPreview: false, now: Date(),
            environments: environments.map(\.0))
        widget.settings = settings(of: id)
        // It has text to shape before long.
        pictures.prepare()
        if request.stage == .timeline {
            for wait in reloadWaits { wait.began(id, request.number) { calls[$0] != nil || archiving.contains($0) } }
        }
        calls[request.number] = DaemonCall(placement: id, stage: request.stage, bundle: bundle, environments: environments.map(\.1))
        let call = bundle.ask(request.stage.question(widget)) { [weak self] in
            self?.send(.began(request.number))
        } ended: { [weak self] in
            self?.take($0, of: request.number)
        }
        calls[request.number]?.call = call
    }

    /// What a provider is told of a placement's settings. Such as are too large to cross are none: a line on the socket holds no more.
    private func settings(of id: PlacementID) -> String? {
        guard let settings = board[id]?.settings, !settings.members.isEmpty else { return nil }
        let text = settings.json.text
        return text.utf8.count <= WidgetRequest.settingsLimit ? text : nil
    }

    private func abandon(_ number: RequestNumber) {
        guard let abandoned = calls.removeValue(forKey: number), let call = abandoned.call else { return }
        abandoned.bundle.abandon(call)
    }

    private func take(_ result: Result<BundleReply.Body, RunningBundle.Failure>, of number: RequestNumber) {
        guard let call = calls.removeValue(forKey: number) else { return }
        switch result {
        case .success(.timeline(let reply)): take(reply, of: number, call)
        case .success: send(.failed(number, .refused("the bundle answered something else than was asked")))
        case .failure(.refused(let failure)): send(.failed(number, .refused(failure.message)))
        case .failure(.lost(let reason)): send(.failed(number, .lost(reason)))
        }
    }

    private func take(_ reply: TimelineReply, of number: RequestNumber, _ call: DaemonCall) {
        if let failure = call.textFailure { return send(.failed(number, .lost("its text \(failure)"))) }
        for warning in reply.warnings { host.log.warn("\(board[call.placement]?.kind ?? "?"): \(warning)") }
        let digested: DigestedReply
        do throws(WireError) { digested = try DigestedReply(reply, environments: call.environments) } catch {
            send(.failed(number, .lost("\(call.bundle.bundle.name) answered nonsense (\(error))")))
            return call.bundle.replace(because: "answered nonsense (\(error))")
        }
        for (digest, bytes) in digested.lists { shelf.keep(bytes, for: digest) }
        let now = Date()
        screens[call.placement, default: ScreenState()].took(reply.policy, at: call.stage, now)
        archiving.insert(number)
        send(.replied(number, digested.answer))
        archive(call.placement, digested, received: now) { [weak self] in
            guard let self else { return }
            archiving.remove(number)
            keepStanding(of: call.placement)
            settle(call.placement, failure: nil) { $0 == number }
            if call.stage == .timeline { prove(call.bundle.bundle.name) }
        }
    }

    private func show(_ id: PlacementID, _ showing: DaemonEngine.Showing, isNew: Bool) {
        screens[id, default: ScreenState()].show(showing.stage, showing.date, since: isNew ? Date() : nil)
        if !taps.waits(for: id) { untoggle(id) }
        publish(
            isNew ? .shown : .unchanged, of: id,
            [("view", .string(showing.stage.name)), ("index", .int(showing.index)), ("date", .date(showing.date))])
    }

    private func keep(_ id: PlacementID, _ reason: KeepReason, _ retry: Date?) {
        let screen = screens[id] ?? ScreenState()
        let words = reason.words
        screens[id, default: ScreenState()].failure = StoredFailure(
            date: Date(), stage: StoredStage(screen.stage ?? .timeline), reason: words)
        host.log.say("\(board[id]?.kind ?? "?"): \(reason.words(hasPicture: screen.stage != nil, retry: retry, now: Date()))")
        publish(.kept, of: id, [("reason", .string(words)), ("retry", retry.map(JSONValue.date) ?? .null)])
        keepStanding(of: id)
        let isAtRest = engine.status(of: id, now: Date())?.request == nil
        settle(id, failure: words) { number in number.map { calls[$0] == nil } ?? isAtRest }
        if let bundle = board[id]?.bundle { prove(bundle) }
    }

    /// Tells those who wait for a reload of a placement, if the request that they wait for is the one that has ended.
    func settle(_ id: PlacementID, failure: String?, where isMeant: (RequestNumber?) -> Bool) {
        reloadWaits.removeAll { isMeant($0.request(of: id)) && $0.settle(id, failure: failure) }
    }

    /// Those of the machine as it is now, in light and dark: every entry is drawn in both, so that a change of the scheme asks nobody.
    static func environments(_ look: Look) -> [(RenderEnvironment, EnvironmentKey)] {
        RenderEnvironment.ColorScheme.allCases.map { scheme in
            var look = look
            look.scheme = scheme
            return (look.environment, EnvironmentKey(look.environment.encoded()))
        }
    }
}

extension Stage {
    /// The question for a stage of the walk.
    fileprivate func question(_ widget: WidgetRequest) -> BundleRequest.Body {
        switch self {
        case .placeholder: .placeholder(widget)
        case .snapshot: .snapshot(widget)
        case .timeline: .timeline(widget)
        }
    }
}

extension ScreenState {
    /// An entry holds; `since` is when its picture came on screen, nil for the one that was there already.
    fileprivate mutating func show(_ stage: Stage, _ entry: Date, since: Date?) {
        self.stage = stage
        self.entry = entry
        guard let since else { return }
        self.since = since
        generation += 1
    }

    /// An answer came.
    fileprivate mutating func took(_ policy: TimelineReply.Policy, at stage: Stage, _ now: Date) {
        answered = now
        failure = nil
        replies += 1
        guard stage == .timeline else { return }
        received = now
        switch policy {
        case .atEnd: self.policy = .atEnd
        case .after(let date): self.policy = .after(date)
        case .never: self.policy = .never
        }
    }
}
