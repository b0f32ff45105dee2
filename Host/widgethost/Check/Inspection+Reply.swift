import BundleMessages
import Drawing
import Foundation
import Scheduling

extension Inspection {
    /// The environments in which every entry is drawn, by their names.
    static func looks(_ look: Look) -> [(name: String, environment: RenderEnvironment)] {
        func environment(_ change: (inout RenderEnvironment) -> Void) -> RenderEnvironment {
            var environment = look.environment
            change(&environment)
            return environment
        }
        return [
            ("light", environment { $0.colorScheme = .light }), ("dark", environment { $0.colorScheme = .dark }),
            (
                "accented",
                environment {
                    $0.renderingMode = .accented
                    $0.showsContainerBackground = false
                }
            ),
        ]
    }

    /// What is wrong with one answer; every fault is told once, however many entries have it.
    static func findings(of reply: TimelineReply, _ stage: Stage, at place: Finding.Place, looks: [String], now: Date) -> [Finding] {
        let dates = reply.entries.map(\.date)
        var findings = reply.warnings.map { warning in
            Finding(rule: warning.contains(prohibitedSign) ? .prohibited : .said, place: place, what: warning)
        }
        if dates.isEmpty { findings.append(Finding(rule: .noEntries, place: place, what: "it has no entries")) }
        if let index = dates.indices.dropFirst().first(where: { dates[$0] < dates[$0 - 1] }) {
            findings.append(
                Finding(rule: .wrongOrder, place: place, what: "entry \(index + 1) of \(dates.count) is earlier than the one before"))
        }
        if stage == .timeline, let last = dates.max(), last < now, asksAtOnce(reply.policy, now) {
            let what = "all its entries are past and it asks for the next at once, again and again"
            findings.append(Finding(rule: .endsInThePast, place: place, what: what))
        }
        for (index, look) in looks.enumerated() {
            var place = place
            place.look = look
            findings += reply.entries.flatMap { $0.lists.indices.contains(index) ? self.findings(of: $0.lists[index], at: place) : [] }
        }
        return once(findings)
    }

    /// How the author's SDK tells that it left a view out.
    private static let prohibitedSign = "drawn as the prohibited sign"

    // A second is what a provider may well take.
    private static func asksAtOnce(_ policy: TimelineReply.Policy, _ now: Date) -> Bool {
        switch policy {
        case .atEnd: true
        case .after(let date): date <= now
        case .never: false
        }
    }

    private static func findings(of bytes: [UInt8], at place: Finding.Place) -> [Finding] {
        do throws(WireError) {
            return ListInspection(try DisplayList(decoding: bytes)).findings(at: place)
        } catch { return [Finding(rule: .brokenList, place: place, what: "its drawing is refused: \(error)")] }
    }

    // What is the same in two looks is told of the first.
    private static func once(_ findings: [Finding]) -> [Finding] {
        var seen: Set<Finding> = []
        return findings.filter { finding in
            var key = finding
            key.place.look = nil
            return seen.insert(key).inserted
        }
    }
}
