import BundleMessages
import Bundles
import Foundation

/// One build of a bundle under supervision: asked no more at once than it can have in hand, asked again after a death, and left out of
/// service when it dies again.
final class BundleKeeper {
    /// One question on its way, perhaps through several processes.
    final class Call {
        fileprivate(set) var body: BundleRequest.Body
        fileprivate let began: () -> Void
        fileprivate let ended: (Result<BundleReply.Body, RunningBundle.Failure>) -> Void
        /// Processes that were lost with it in hand.
        fileprivate var losses = 0
        /// By the process that has it in hand.
        fileprivate var number: UInt64?
        /// Counts the processes that were given it.
        fileprivate var tries = 0
        /// By the line in which it waits.
        fileprivate var ticket: Int?

        fileprivate init(
            _ body: BundleRequest.Body, began: @escaping () -> Void,
            ended: @escaping (Result<BundleReply.Body, RunningBundle.Failure>) -> Void
        ) {
            self.body = body
            self.began = began
            self.ended = ended
        }

        fileprivate var kind: String? { body.kind }
        /// Whether it may be handed to another process after it was lost: an action may have been done by then.
        fileprivate var mayBeAskedAgain: Bool { if case .perform = body { false } else { true } }
    }

    private let running: RunningBundle
    private let loop: EventLoop
    private let log: Log
    private(set) var supervision: Supervision
    /// By their kinds, none for the build's own.
    private var waiting = WaitingLine<String?, Call>()
    private var inHand: [Call] = []
    /// While there are any, one call is in hand at a time.
    private var suspects: Set<String> = []
    /// Ends a process that has been silent for too long, once all that waited as long for it are given up.
    private var doom: EventLoop.Alarm?

    /// Calls that a process has in hand at most; the others wait.
    static let width = 32
    /// Those of one kind, which it works off one by one: should they hang, the others find room.
    private static let share = 4
    /// Processes that may be lost with a call in hand before the call is given up.
    private static let lossLimit = 2

    /// Called when the bundle's code runs no more, with the reason.
    var onEnd: (String) -> Void = { _ in }
    /// Called when a kind, or the whole build, is left out of service.
    var onQuarantine: (Supervision.Quarantine) -> Void = { _ in }

    /// `quarantines` are those that were kept of this build.
    init(_ running: RunningBundle, loop: EventLoop, log: Log, quarantines: [Supervision.Quarantine] = []) {
        self.running = running
        self.loop = loop
        self.log = log
        supervision = Supervision(quarantines)
        running.onEnd = { [weak self] in self?.take($0) }
    }

    var bundle: CheckedBundle { running.bundle }
    var isRunning: Bool { running.isRunning }

    /// Called when the bundle's code runs.
    var onStart: () -> Void {
        get { running.onStart }
        set { running.onStart = newValue }
    }

    /// Called when the bundle wishes to be asked for timelines again.
    var onReload: (ReloadRequest) -> Void {
        get { running.onReload }
        set { running.onReload = newValue }
    }

    /// Asks; `began` is called when the bundle has the request in hand, `ended` once, here or later.
    @discardableResult
    func ask(
        _ body: BundleRequest.Body, began: @escaping () -> Void = {},
        ended: @escaping (Result<BundleReply.Body, RunningBundle.Failure>) -> Void
    ) -> Call {
        let call = Call(body, began: began, ended: ended)
        if let quarantine = supervision.quarantine(of: call.kind) {
            ended(.failure(.lost(quarantine.reason)))
        } else {
            call.ticket = waiting.append(call, in: call.kind)
            pump()
        }
        return call
    }

    /// Gives another chance to a kind and to the build; true when either was left out of service.
    func lift(_ kind: String) -> Bool { supervision.lift(kind) }

    /// The same for the build alone.
    func liftBuild() -> Bool { supervision.liftBuild() }
}

// MARK: Asking

extension BundleKeeper {
    /// Hands over what may be in hand now.
    private func pump() {
        while let call = next() {
            inHand.append(call)
            call.tries += 1
            // What is put back in line after a loss is not settled by that loss.
            call.number = running.ask(call.body, began: call.began) { [weak self, weak call, tries = call.tries] result in
                if let self, let call, call.tries == tries { settle(call, result) }
            }
        }
    }

    private func next() -> Call? {
        guard doom == nil, inHand.count < (suspects.isEmpty ? Self.width : 1) else { return nil }
        var counts: [String?: Int] = [:]
        for call in inHand { counts[call.kind, default: 0] += 1 }
        return waiting.takeFirst { counts[$0, default: 0] < Self.share }
    }

    private func settle(_ call: Call, _ result: Result<BundleReply.Body, RunningBundle.Failure>) {
        guard let index = inHand.firstIndex(where: { $0 === call }) else { return }
        inHand.remove(at: index)
        if let kind = call.kind, !isLoss(result) {
            supervision.answered(kind)
            suspects.remove(kind)
        }
        call.ended(result)
        pump()
    }

    private func isLoss(_ result: Result<BundleReply.Body, RunningBundle.Failure>) -> Bool {
        if case .failure(.lost) = result { true } else { false }
    }
}

// MARK: Losing

extension BundleKeeper {
    /// Nobody waits for a call any more: what still holds it may hold it for good, and only a new process serves the next try.
    func abandon(_ call: Call) {
        let isInHand = inHand.contains { $0 === call }
        if let ticket = call.ticket { waiting.remove(ticket) }
        inHand.removeAll { $0 === call }
        guard isInHand, doom == nil else { return }
        doom = loop.at(Date()) { [weak self] in
            self?.doom = nil
            self?.running.stop(because: "did not answer in time")
            self?.pump()
        }
    }

    /// Ends the process; the call that shows why is lost, the others are asked again.
    func replace(because reason: String) { running.stop(because: reason) }

    /// Ends the process for good; all calls are lost for this reason.
    func stop(because reason: String) {
        let lost = inHand + waiting.removeAll()
        inHand = []
        running.stop(because: reason)
        for call in lost { call.ended(.failure(.lost("\(bundle.name) \(reason)"))) }
    }

    /// The process has ended: whatever was in hand is asked again, or given up.
    private func take(_ end: RunningBundle.End) {
        if let doom { loop.cancel(doom) }
        doom = nil
        onEnd(end.reason)
        let fallen = inHand
        inHand = []
        guard let cause = end.cause else { return askAgain(fallen, end) }
        guard cause.isOwnFault, !fallen.isEmpty else {
            for call in fallen { call.losses += 1 }
            return refused(cause) ? lose(fallen, end.reason) : askAgain(fallen, end)
        }
        judge(fallen, end)
    }

    private func refused(_ cause: BundleEnd) -> Bool { if case .refused = cause { true } else { false } }

    private func judge(_ fallen: [Call], _ end: RunningBundle.End) {
        let kinds = end.wasLoading || fallen.contains { $0.kind == nil } ? [] : Set(fallen.compactMap(\.kind))
        let culprit = end.mark.flatMap { mark in fallen.first { $0.number == mark.request } }
        for call in fallen { call.losses += 1 }
        switch supervision.died(inHand: kinds, because: end.reason, now: Date()) {
        case .again(let oneByOne):
            suspects.formUnion(oneByOne)
            let isSpared = spare(culprit, end.mark)
            log.say("\(end.reason); it is started again and asked for " + (isSpared ? "the other entries" : "the same"))
            askAgain(fallen, end)
        case .quarantine(let quarantine):
            if let kind = quarantine.scope.kind { suspects.remove(kind) }
            onQuarantine(quarantine)
            let isOut: (String?) -> Bool = { [supervision] in supervision.quarantine(of: $0) != nil }
            lose(fallen.filter { isOut($0.kind) } + waiting.removeAll(where: isOut), end.reason)
            askAgain(fallen.filter { !isOut($0.kind) }, end)
        }
    }

    // One bad entry should not cost the others.
    private func spare(_ culprit: Call?, _ mark: DrawingMark?) -> Bool {
        guard let culprit, let mark, mark.count > 1 else { return false }
        culprit.body = culprit.body.leavingOut(mark.entry)
        return true
    }

    private func askAgain(_ fallen: [Call], _ end: RunningBundle.End) {
        let isLost: (Call) -> Bool = { $0.losses >= Self.lossLimit || !$0.mayBeAskedAgain }
        let lost = fallen.filter(isLost)
        for call in fallen.reversed() where !isLost(call) { call.ticket = waiting.prepend(call, in: call.kind) }
        lose(lost, end.reason)
        if waiting.isEmpty { suspects = [] }
        pump()
    }

    private func lose(_ calls: [Call], _ reason: String) {
        for call in calls { call.ended(.failure(.lost(reason))) }
    }
}
