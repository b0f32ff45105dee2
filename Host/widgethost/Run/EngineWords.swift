import Foundation
import Scheduling

extension KeepReason {
    /// Why there is no new picture, in words for the log.
    var words: String {
        switch self {
        case .failed(let stage, .refused(let reason)): "no \(stage.name): \(reason)"
        case .failed(_, .lost(let reason)): reason
        case .silent(let stage, let seconds): silence(of: stage, seconds)
        case .notStarted(let stage, let seconds):
            "the bundle did not take the question for its \(stage.name) within \(secondsText(seconds))"
        case .noEntries(let stage): "the provider gave a \(stage.name) without entries"
        case .suspended(let reason): reason
        }
    }

    /// The same with what follows from it.
    func words(hasPicture: Bool, retry: Date?, now: Date) -> String {
        let rest = hasPicture ? "; the last picture stays" : ""
        guard let retry, retry > now else { return words + rest }
        return words + rest + ", next try in \(duration(retry.timeIntervalSince(now)))"
    }
}

/// A provider that did not answer, and what it would have had to do.
func silence(of stage: Stage, _ seconds: TimeInterval) -> String {
    "the provider gave no \(stage.name) within \(secondsText(seconds)), in which it must return or call its completion"
}

extension Note {
    /// The note in words for the log.
    var words: String {
        switch self {
        case .replyIgnored: "a late or second reply of the provider was ignored"
        case .entriesWithoutDate(let count): "\(count) entries have a date that is no number and were dropped"
        case .entriesCut(let given, let kept): "the provider gave \(given) entries; \(kept) were kept"
        case .policyWithoutDate: "the policy .after names a date that is no number; no reload follows by itself"
        case .reloadHeldBack(let until, let cause): "the next reload waits until \(dateText(until) ?? "later") (\(cause))"
        case .reloadNeverAllowed: "no policy reloads are allowed"
        case .clockJumped(let seconds): "the clock was set or the machine slept (\(duration(seconds))); all dates were looked at again"
        }
    }
}

/// Seconds as people say them.
private func duration(_ seconds: TimeInterval) -> String {
    guard seconds.magnitude < 1e9 else { return "a long time" }
    return seconds.magnitude < 90 ? "\(Int(seconds.rounded())) s" : "\(Int((seconds / 60).rounded())) min"
}
