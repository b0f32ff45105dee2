import Control
import Foundation
import Scheduling
import Storage

extension Daemon {
    /// From now on every line of the log is an event too.
    func publishLog() {
        host.log.onLine = { [unowned self] text, bundle in
            publish(.logged, (bundle.map { [("bundle", .string($0))] } ?? []) + [("text", .string(text))])
        }
    }

    /// Tells an event to those who listen.
    func publish(_ name: EventName, _ details: @autoclosure () -> [(String, JSONValue)] = []) {
        guard let server, server.isHeard(name.topic) else { return }
        let members = details().map { JSONValue.Member(name: $0.0, value: $0.1) }
        server.publish(ControlEvent(name, at: Date(), JSONObject(members)))
    }

    /// Tells an event of one placement.
    func publish(_ name: EventName, of id: PlacementID, _ details: @autoclosure () -> [(String, JSONValue)] = []) {
        guard let server, server.isHeard(name.topic), let placement = board[id] else { return }
        let place: [(String, JSONValue)] = [
            ("placement", .int(Int(clamping: id.rawValue))), ("kind", .string(placement.kind)), ("family", .string(placement.family)),
        ]
        publish(name, place + details())
    }
}
