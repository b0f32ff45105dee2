import BundleMessages
import Bundles
import Control
import Foundation
import Scheduling

/// What a check has brought so far.
struct CheckReport {
    /// What one question took.
    struct Measure: Hashable {
        var stage: Stage
        var seconds: Double
        var entries: Int
        /// Bytes of all drawings.
        var bytes: Int
    }

    /// One widget in one family.
    struct Row: Hashable {
        let kind: String
        let family: String
        var measures: [Measure] = []
        /// Bytes that are the process's own, after the last answer; nil where that is not known.
        var memory: UInt64?
    }

    let path: String
    var note: WidgetNote?
    var rows: [Row] = []
    private(set) var findings: [Finding] = []

    /// Bytes of its own that a bundle's process may have: what a widget extension is ended at elsewhere.
    static let memoryLimit: UInt64 = 30_000_000

    init(path: String) { self.path = path }

    var errors: Int { findings.count { $0.rule.severity == .error } }
    private var warnings: Int { findings.count - errors }

    /// Takes a finding in; false for what was found before, in another place of the same widget.
    mutating func add(_ finding: Finding) -> Bool {
        guard !findings.contains(where: { $0.isRepeated(by: finding) }) else { return false }
        findings.append(finding)
        return true
    }

    /// The last line for people.
    var summary: String { "\(counted(errors, "error")), \(counted(warnings, "warning"))" }

    func json(sandbox: HostStatus.Sandbox?) -> JSONValue {
        [
            "bundle": .string(path), "abi": note.map { .int(Int($0.abi)) } ?? .null, "sdk": note.map { .string($0.sdk) } ?? .null,
            "compiler": note.map { .string($0.compiler) } ?? .null, "sandbox": sandbox?.json ?? .null,
            "widgets": .array(rows.map(\.json)), "findings": .array(findings.map(\.json)), "errors": .int(errors),
            "warnings": .int(warnings),
        ]
    }
}

extension CheckReport.Row {
    /// As in "Clock, systemSmall: placeholder 2 ms, snapshot 3 ms, timeline 8 ms (5 entries, 12 KiB), 9 MB of memory".
    var line: String {
        let stages = measures.map { measure in
            let time = "\(measure.stage.name) \(Int((measure.seconds * 1_000).rounded())) ms"
            guard measure.stage == .timeline else { return time }
            return "\(time) (\(counted(measure.entries, "entry", "entries")), \((measure.bytes + 1_023) >> 10) KiB)"
        }
        let rest = memory.map { ["\(($0 + 500_000) / 1_000_000) MB of memory"] } ?? []
        return "\(printable(kind)), \(family): \((stages.isEmpty ? ["nothing answered"] : stages + rest).joined(separator: ", "))"
    }

    fileprivate var json: JSONValue {
        let stages = measures.map { measure in
            JSONValue.Member(
                name: measure.stage.name,
                value: ["seconds": .number(measure.seconds), "entries": .int(measure.entries), "bytes": .int(measure.bytes)])
        }
        let head: [JSONValue.Member] = [.init(name: "kind", value: .string(kind)), .init(name: "family", value: .string(family))]
        return .object(head + stages + [.init(name: "memory", value: memory.map { .int(Int(clamping: $0)) } ?? .null)])
    }
}
