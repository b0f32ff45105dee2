import BundleMessages
import Control
import Drawing
import Foundation
import Testing

/// Providers that never answer, fail, or do both by turns, beside one that is due four times a second.
@Suite struct HangingEndToEndTests {
    private let served: ServedFolder

    init() throws { served = try ServedFolder(times: "placeholder=1.5,snapshot=1.5,timeline=1.5,start=4,retry=60") }

    /// One never calls back, one is asynchronous and never returns, one holds the main actor.
    private static let hanging = ["NeverCalls", "AsyncNever", "HangsMain"]
    private static let entries = 20
    /// Seconds from one entry of the sound one to the next.
    private static let spacing = 0.25

    private func build(_ name: String, _ timeline: [ScriptedBundle.Step]) throws {
        var bundle = ScriptedBundle(placeholder: [served.twice(.white)], snapshot: [served.twice(.white)], timeline: timeline)
        bundle.kinds[0].kind = name
        try bundle.build(name, in: served.bundles)
    }

    private func place(_ kind: String, times: Int) throws {
        let wish = #"{"jsonrpc":"2.0","method":"placements.add","params":{"kind":"\#(kind)"}}"# + "\n"
        try SocketTalk(served.socket).send(String(repeating: wish, count: times))
    }

    /// A timeline of squares that is due from `first` on.
    private func ticking(from first: Date) -> ScriptedBundle.Step {
        let lists = [RGBA.black, .white].map { ScriptedBundle.square($0).encoded() }
        let entries = (0..<Self.entries).map { index in
            TimelineReply.Entry(date: first + Double(index) * Self.spacing, lists: [lists[index % 2], lists[index % 2]])
        }
        return .reply(.timeline(TimelineReply(entries: entries, policy: .never)))
    }

    /// What is told of one placement's entries until the last is shown, and how often a bundle was started meanwhile.
    private struct Tale {
        /// Seconds by which each entry was shown late.
        var late: [Double] = []
        var starts = 0

        /// Listens until so many are shown, or until `end`.
        init(of placement: Int, entries: Int, until end: Date, besides bundle: String, by talk: SocketTalk) throws {
            while late.count < entries, Date() < end, let line = talk.line() {
                guard let event = try JSONValue(reading: line)["params"] else { continue }
                if event["event"] == "bundleStarted", event["bundle"] == .string(bundle) { starts += 1 }
                guard event["event"] == "shown", event["placement"] == .int(placement), event["view"] == "timeline" else { continue }
                guard let due = Self.date(event["date"]), let time = Self.date(event["time"]) else { continue }
                late.append(time.timeIntervalSince(due))
            }
        }

        private static func date(_ value: JSONValue?) -> Date? {
            guard case .string(let text)? = value else { return nil }
            return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        }
    }

    private func places() throws -> [JSONValue] { try served.call("placements.list")["placements"]?.items ?? [] }

    /// Why the pictures of a kind are older than they should be.
    private func failures(of kind: String, _ places: [JSONValue]) -> [String] {
        places.filter { $0["kind"] == .string(kind) }.compactMap { $0["failure"]?["reason"]?.text }
    }

    @Test func aHundredThatHangKeepNobodyWaiting() throws {
        try build("Failing", [.garbage])
        try build("Flapping", [served.twice(.black), .exit(3)])
        let host = try served.serve(bundles: ShippedBundle.misbehaving.path())
        let talk = try SocketTalk(served.socket)
        talk.send(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"topics":["timelines","gallery"]}}"# + "\n")
        for kind in Self.hanging { try place(kind, times: 34) }
        for kind in ["Failing", "Flapping"] { try place(kind, times: 4) }
        let areAllThere = try eventually { try served.call("host.status")["placements"] == .int(110) }
        #expect(areAllThere)

        // One that comes while they hang is placed, asked and shown, each entry in its own time.
        let first = Date() + 6
        try build("Sound", [ticking(from: first)])
        let isPlaced = try eventually { try served.ask("place", "--kind", "Sound").output == "placement 111: Sound, systemSmall\n" }
        #expect(isPlaced)
        let tale = try Tale(of: 111, entries: Self.entries, until: first + 20, besides: "Misbehaving", by: talk)
        #expect(tale.late.count == Self.entries && tale.late.allSatisfy { $0 < Self.spacing }, "\(tale.late)")
        // Those who hang at once are given up at once, not one process after the other.
        #expect((1...12).contains(tale.starts), "\(tale.starts)")

        let areAllTold = try eventually { try places().filter { $0["failure"] != nil }.count == 110 }
        #expect(areAllTold)
        let standing = try places()
        for kind in Self.hanging {
            let reasons = failures(of: kind, standing)
            #expect(reasons.count == 34 && reasons.allSatisfy { $0.contains("gave no") || $0.contains("did not take") }, "\(reasons)")
            #expect(reasons.contains { $0.contains("gave no timeline within 1.5 seconds") })
        }
        #expect(failures(of: "Failing", standing).allSatisfy { $0.contains("nonsense") })
        #expect(failures(of: "Flapping", standing).allSatisfy { $0.contains("exited by itself with status 3") })

        let children = host.children.keys.map { ProcessWatch($0) }
        served.end(host)
        for child in children { #expect(child.waitForEnd()) }
    }
}
