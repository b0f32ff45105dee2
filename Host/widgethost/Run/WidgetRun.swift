import BundleMessages
import Bundles
import Drawing
import Foundation
import Scheduling

/// One widget in the foreground: the engine on the machine's clock, its questions to the bundle, its entries on a screen.
final class WidgetRun {
    typealias Engine = TimelineEngine<ListBytes>

    private let host: Host
    private let widget: ChosenWidget
    private let options: RunOptions
    private let screen: any RunScreen
    private var files: PictureFiles?
    private var engine: Engine
    private var waiting: [Engine.Event] = []
    private var isHandling = false
    private var alarm: EventLoop.Alarm?
    private var clockOffset = WallClock.offset
    private var shownStage: Stage?
    private var shownCount = 0

    private static let placement = PlacementID(1)
    /// How long a run goes on that has nothing to wait for but the bundle's own wishes, in seconds.
    private static let linger = 30.0

    init(_ host: Host, _ widget: ChosenWidget, _ options: RunOptions, screen: any RunScreen, files: PictureFiles?) {
        self.host = host
        self.widget = widget
        self.options = options
        self.screen = screen
        self.files = files
        engine = Engine(settings: host.times.engine)
    }

    /// Asks for the first picture; everything else follows in the loop.
    func start() {
        let provider = Provider(bundle: widget.bundle.bundle.path, kind: widget.kind.kind)
        let placement = Placement(
            id: Self.placement, provider: provider, family: widget.family.name, stages: stages(upTo: options.choice.view))
        widget.bundle.onReload = { [weak self] in self?.takeWish($0) }
        host.placedWidgets = { [placed, name = widget.bundle.bundle.name] in $0 == name ? [placed] : [] }
        host.loop.onClockChange = { [weak self] in self?.clockChanged() }
        send(.added(placement))
    }

    /// Says how it ended.
    func finish() {
        screen.tell(.ended(shown: shownCount))
        screen.close()
    }

    /// The widget as its bundle sees it placed.
    private var placed: PlacedWidget {
        PlacedWidget(
            number: Self.placement.rawValue, kind: widget.kind.kind, family: widget.family, intent: widget.kind.intent,
            settings: widget.kind.intent.map { _ in "{}" })
    }

    private func stages(upTo view: Stage) -> ClosedRange<Stage> { view == .timeline ? .placeholder ... .timeline : view...view }

    // An effect may cause an event at once; it then waits for the end of the one that is being handled.
    private func send(_ event: Engine.Event) {
        waiting.append(event)
        guard !isHandling else { return }
        isHandling = true
        while !waiting.isEmpty, !host.hasEnded {
            for effect in engine.handle(waiting.removeFirst(), now: Date()) where !host.hasEnded { perform(effect) }
        }
        isHandling = false
        armAlarm()
    }

    private func armAlarm() {
        if let alarm { host.loop.cancel(alarm) }
        alarm = nil
        guard !host.hasEnded else { return }
        if let date = engine.nextWake {
            alarm = host.loop.at(date) { [weak self] in self?.send(.wake) }
        } else if engine.status(of: Self.placement, now: Date())?.request == nil, !screen.drawsPictures {
            let wait = options.choice.view == .timeline ? Self.linger : 0
            alarm = host.loop.at(Date() + wait) { [weak self] in self?.endIdle() }
        }
    }

    private func endIdle() {
        if options.choice.view == .timeline {
            host.log.say("the widget '\(widget.kind.kind)' has nothing more to show and asks for no reload")
        }
        host.end()
    }
}

// MARK: Effects

extension WidgetRun {
    private func perform(_ effect: Engine.Effect) {
        switch effect {
        case .ask(let request): ask(request)
        case .abandon: abandon()
        case .show(_, let showing): host.attemptPicture { () throws(HostError) in try show(showing) }
        case .unchanged(_, let showing): host.attemptPicture { () throws(HostError) in try keepShowing(showing) }
        case .keep(_, let reason, let retry): keep(reason, retry)
        case .rotate: break
        case .note(_, let note): host.log.say("\(widget.kind.kind): \(note.words)")
        }
    }

    // A provider that is silent may hold its queue for good: a new process serves the next try. In this process it cannot be ended.
    private func abandon() {
        if host.arguments.isolation == .process { widget.bundle.stop(because: "did not answer in time") }
    }

    private func ask(_ request: Engine.Request) {
        screen.tell(.asked(request.stage))
        let question = widget.request(
            request.stage, look: options.look, isPreview: request.stage == .snapshot && options.choice.view == .snapshot, now: Date())
        widget.bundle.ask(question) { [weak self] in
            self?.send(.began(request.number))
        } ended: { [weak self] result in
            self?.take(result, of: request)
        }
    }

    private func take(_ result: Result<BundleReply.Body, RunningBundle.Failure>, of request: Engine.Request) {
        // The end of a process that was given up is no news.
        if case .failure = result, engine.status(of: Self.placement, now: Date())?.request != request.number { return }
        switch result {
        case .success(.timeline(let reply)): take(reply, of: request)
        case .success: send(.failed(request.number, .refused("the bundle answered something else than was asked")))
        case .failure(.refused(let failure)): send(.failed(request.number, .refused(failure.message)))
        case .failure(.lost(let reason)): send(.failed(request.number, .lost(reason)))
        }
    }

    // What cannot be understood must not take the place of what can be seen.
    private func take(_ reply: TimelineReply, of request: Engine.Request) {
        do throws(WireError) {
            for entry in reply.entries { _ = try DisplayList(decoding: entry.lists.first ?? []) }
        } catch {
            let reason = "answered nonsense (\(error))"
            send(.failed(request.number, .lost("\(widget.bundle.bundle.name) \(reason)")))
            return widget.bundle.stop(because: reason)
        }
        for warning in reply.warnings { host.log.say("\(widget.kind.kind): \(warning)") }
        send(.replied(request.number, reply.answer))
    }

    private func show(_ showing: Engine.Showing) throws(HostError) {
        let list = try showing.entry.content.list(kind: widget.kind.kind)
        let isCounted = showing.stage == options.choice.view
        let file = isCounted ? try write(list) : nil
        try screen.show(list)
        shownStage = showing.stage
        screen.tell(.shown(showing.stage, index: showing.index, date: showing.date, file: file))
        if isCounted { countOne() }
    }

    // The first entry of a timeline may look like the snapshot before it; it is an entry shown nevertheless.
    private func keepShowing(_ showing: Engine.Showing) throws(HostError) {
        guard showing.stage == shownStage else { return try show(showing) }
        screen.tell(.unchanged(showing.stage, index: showing.index, date: showing.date))
    }

    private func keep(_ reason: KeepReason, _ retry: Date?) {
        host.log.say("\(widget.kind.kind): \(reason.words(hasPicture: shownStage != nil, retry: retry, now: Date()))")
        screen.tell(.kept(reason: reason.words, retry: retry))
    }

    private func countOne() {
        shownCount += 1
        if let count = options.count, shownCount >= count { host.end() }
    }

    private func write(_ list: DisplayList) throws(HostError) -> String? {
        guard files != nil else { return nil }
        let picture = try host.pictures.file(
            of: host.pictures.standing(list, at: Date()).list, as: options.format, scale: options.look.scale, kind: widget.kind.kind)
        return try files?.write(picture)
    }
}

// MARK: What comes from outside

extension WidgetRun {
    private func takeWish(_ wish: ReloadRequest) {
        guard wish.kind == nil || wish.kind == widget.kind.kind else { return }
        send(.reloadAsked(.placement(Self.placement), .bundle))
    }

    private func clockChanged() {
        let offset = WallClock.offset
        let seconds = offset - clockOffset
        clockOffset = offset
        send(.clockJumped(by: seconds))
    }
}
