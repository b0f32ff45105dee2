import Bundles
import Control
import Foundation

/// Asks a running host one thing and prints what it says.
struct ControlConversation {
    private let host: Host
    private let place: SocketPlace

    init(_ host: Host) {
        self.host = host
        place = SocketPlace(environment: host.environment)
    }

    func run(_ wish: ControlWish) throws(HostError) {
        // Nothing here runs in a loop that would take them.
        EventLoop.unblockSignals(Host.signals)
        do throws(ControlError) {
            if case .events(let topics) = wish { try follow(topics) } else { try ask(wish, client()) }
        } catch { throw .control(error) }
    }

    /// Seconds for which a host that is only just starting is waited for.
    private static let patience = Duration.milliseconds(500)

    private func client() throws(ControlError) -> ControlClient { try ControlClient(place, waiting: Self.patience) }

    private func ask(_ wish: ControlWish, _ client: ControlClient) throws(ControlError) {
        switch wish {
        case .reload(let wish): try reload(wish, client)
        case .status(let json): try status(client, json: json)
        case .place(let placement):
            let report = try client.call(.placementsAdd(placement), as: PlacementReport.self)
            host.print("placement \(report.placement): \(report.kind), \(report.family)\n")
        case .remove(let choice): _ = try client.call(.placementsRemove(choice), as: NoResult.self)
        case .move(let move):
            let report = try client.call(.placementsMove(move), as: PlacementReport.self)
            let stack = report.stack.map { ", on the stack of \($0)" } ?? ""
            host.print("placement \(report.placement): position \(report.position)\(stack)\n")
        case .configure(let settings):
            let report = try client.call(.placementsConfigure(settings), as: PlacementReport.self)
            host.print("placement \(report.placement): \(report.configuration.json.text)\n")
        case .perform(let placement, let target, let generation): try perform(placement, target, generation, client)
        case .defaultsValue(let key): host.print(try client.call(.defaultsGet(key), as: DefaultsValue.self).value.text + "\n")
        case .call(let method, let parameters): host.print(try client.call(method, parameters, timeout: .seconds(60)).text + "\n")
        case .events: break
        }
    }

    private func perform(
        _ placement: Int, _ target: WidgetAction.Target, _ generation: Int?, _ client: ControlClient
    ) throws(ControlError) {
        var shown = generation
        if shown == nil {
            shown = try client.call(.widgetsElements(PlacementChoice(placement: placement)), as: ElementListing.self).generation
        }
        let action = WidgetAction(placement: placement, target: target, generation: shown ?? 0)
        let result = try client.call(.widgetsPerform(action), timeout: .seconds(60), as: ActionResult.self)
        if let dialog = result.dialog { host.print("\(printable(dialog))\n") }
        if let url = result.url { host.print("\(result.isOpened == true ? "opened" : "open") \(printable(url))\n") }
        if result.isReloading { host.print("placement \(placement): performed\n") }
    }

    private func reload(_ wish: ReloadWish, _ client: ControlClient) throws(ControlError) {
        let result = try client.call(.timelinesReload(wish), timeout: .seconds(60), as: ReloadResult.self)
        let failed = Set(result.failures.map(\.placement))
        for placement in result.placements where !failed.contains(placement) { host.print("placement \(placement): reloaded\n") }
        for failure in result.failures { host.log.say("placement \(failure.placement): \(failure.reason)") }
        if result.placements.isEmpty { host.print("nothing is placed that could be reloaded\n") }
        if !result.failures.isEmpty { host.end(status: ExitStatus.unavailable) }
    }

    private func status(_ client: ControlClient, json: Bool) throws(ControlError) {
        let status = try client.call(.hostStatus, as: HostStatus.self)
        let listing = try client.call(.placementsList, as: PlacementListing.self)
        guard !json else {
            return host.print(
                JSONValue.object([.init(name: "host", value: status.json), .init(name: "placements", value: listing.placements.json)]).text
                    + "\n")
        }
        host.print(StatusText(host: status, placements: listing.placements, now: Date(), zone: .current).text)
    }

    /// Prints events until it is ended; a host that is not there is waited for, once there was one.
    private func follow(_ topics: [EventTopic]) throws(ControlError) {
        let stream = EventStream(place, topics: topics)
        var wasConnected = false
        var first: ControlError?
        while true {
            guard let item = try stream.next(timeout: wasConnected ? nil : Self.patience) else {
                guard let first else { continue }
                throw first
            }
            switch item {
            case .connected(let mayHaveMissed):
                wasConnected = true
                if mayHaveMissed { host.log.say("connected again; some events may have been missed") }
            case .event(let event): host.print(event.json.text + "\n")
            case .dropped(let count): host.log.say("\(count) events were not read in time and are lost")
            case .disconnected(let error):
                if wasConnected { host.log.say("\(error); waiting for the host") } else { first = error }
            }
            if host.hasEnded { return }
        }
    }
}
