import Control
import Foundation

/// A tap on FlashCards until its new list is archived: the action, the reload after it, and the drawing; then many taps in a row.
struct TapMeasure {
    let programs: String

    private static let words = 4
    private static let row = 1_000

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        try host.install("FlashCards")
        let client = try host.start(idle: 60)
        try fill(client)
        try host.place("FlashCards", count: 1, client)
        guard let listener = LineSocket(host.place), listener.ask(Self.subscription) != nil else {
            throw BenchError.neverCame("the socket")
        }
        let times = Samples(try (0..<400).map { _ in try turn(client, listener) }.suffix(350).map { $0 })
        let begin = uptime()
        for _ in 0..<Self.row { try tap(client, try generation(client)) }
        let row = (uptime() - begin) * 1_000 / Double(Self.row)
        return [
            Figure(name: "tap, warm bundle, p50", value: times.median, unit: "ms", aim: 15),
            Figure(name: "tap, warm bundle, p99", value: times.rank(0.99), unit: "ms", aim: 60),
            Figure(name: "tap, 1,000 in a row, each", value: row, unit: "ms", aim: 15),
        ]
    }

    /// Words as the app puts them there.
    private func fill(_ client: ControlClient) throws {
        let words = (0..<Self.words).map { #"{"text":"word \#($0)","translation":"Wort \#($0)","isFavourite":false}"# }
        let deck = #"{"words":[\#(words.joined(separator: ","))],"learned":0,"isFlipped":false}"#
        let value: JSONValue = ["data": Base64Bytes(Array(deck.utf8)).json]
        _ = try client.call(
            .defaultsSet(DefaultsChange(suite: "group.example.flashcards", key: "deck", value: value)), as: NoResult.self)
    }

    private static let subscription = Array(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"events.subscribe\",\"params\":{\"topics\":[\"timelines\"]}}\n".utf8)

    /// Turns the card over and waits for its other side, of which an event tells; in milliseconds.
    private func turn(_ client: ControlClient, _ listener: LineSocket) throws -> Double {
        let before = try generation(client)
        let begin = uptime()
        try tap(client, before)
        while try generation(client) == before {
            guard listener.line(within: 30) else { throw BenchError.neverCame("the other side of the card") }
        }
        return (uptime() - begin) * 1_000
    }

    private func tap(_ client: ControlClient, _ generation: Int) throws {
        let action = WidgetAction(placement: 1, target: .element(0), generation: generation)
        do throws(ControlError) { _ = try client.call(.widgetsPerform(action), as: ActionResult.self) } catch {
            // The picture changed between the question and the tap: the next one is meant.
            guard case .refused(let fault) = error, fault.name == Fault.Name.outdatedGeneration.rawValue else { throw error }
            try tap(client, try self.generation(client))
        }
    }

    private func generation(_ client: ControlClient) throws -> Int {
        try client.call(.placementsList, as: PlacementListing.self).placements.first?.shown?.generation ?? 0
    }
}
