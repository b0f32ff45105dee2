import BundleMessages
import Bundles
import Foundation
import Scheduling

/// One question to a widget, answered or given up within its deadlines.
final class Inquiry {
    private let host: Host
    private let widget: ChosenWidget
    private let stage: Stage
    private var alarm: EventLoop.Alarm?
    private var done: ((TimelineReply) -> Void)?

    /// Asks; `answered` is called once, or the command ends with an error.
    init(
        _ host: Host, _ widget: ChosenWidget, _ stage: Stage, look: Look, drawnAt: Date? = nil,
        answered: @escaping (TimelineReply) -> Void
    ) {
        self.host = host
        self.widget = widget
        self.stage = stage
        done = answered
        let start = host.times.deadlines.start
        wait(start, "the bundle did not take the question for its \(stage.name) within \(secondsText(start))")
        let question = widget.request(stage, look: look, isPreview: stage == .snapshot, now: Date(), drawnAt: drawnAt)
        widget.bundle.ask(question) { [self] in
            let limit = host.times.deadlines.limit(for: stage)
            wait(limit, silence(of: stage, limit))
        } ended: { [self] in
            settle($0)
        }
    }

    private func wait(_ seconds: TimeInterval, _ failure: String) {
        if let alarm { host.loop.cancel(alarm) }
        guard done != nil else { return }
        alarm = host.loop.at(Date() + seconds) { [self] in fail(failure) }
    }

    private func settle(_ result: Result<BundleReply.Body, RunningBundle.Failure>) {
        switch result {
        case .success(.timeline(let reply)):
            if let alarm { host.loop.cancel(alarm) }
            for warning in reply.warnings { host.log.say("\(widget.kind.kind): \(warning)") }
            done?(reply)
            done = nil
        case .success: fail("the bundle answered something else than was asked")
        case .failure(.refused(let failure)): fail(failure.message)
        case .failure(.lost(let reason)): fail(reason)
        }
    }

    private func fail(_ reason: String) {
        done = nil
        host.end(.notAnswered(kind: widget.kind.kind, reason: reason))
    }
}
