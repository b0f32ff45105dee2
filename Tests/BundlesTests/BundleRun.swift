import Foundation
import Testing

@testable import Bundles

/// One bundle under a loop of its own, with everything that it told.
final class BundleRun {
    let loop: EventLoop
    private(set) var events: [BundleEvent] = []
    private(set) var connection: (any BundleConnection)?
    let services = Services()
    private var isMet: (BundleRun) -> Bool = { _ in false }

    /// In a process of its own, within walls where they are given.
    init(
        _ fixture: Fixture, limits: ProcessLimits = ProcessLimits(), within walls: Confinement? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment, helper: HelperProgram? = nil
    ) throws {
        loop = try EventLoop()
        connection = try ProcessBundleConnection(
            fixture.checked(), helper: helper ?? HelperProgram(environment: environment), environment: environment, within: walls,
            loop: loop,
            services: services, limits: limits, deliver: { [unowned self] in take($0) })
    }

    /// In this process.
    init(here fixture: Fixture) throws {
        loop = try EventLoop()
        connection = try QueueBundleConnection(fixture.checked(), loop: loop, services: services) { [unowned self] in take($0) }
    }

    deinit { connection?.kill() }

    /// Sends a word for the fixture to act on.
    func send(_ word: String, id: UInt8 = 1) {
        connection?.send([0x08, id, 0x12, UInt8(word.utf8.count)] + Array(word.utf8), id: UInt64(id))
    }

    /// Runs the loop until `condition` holds after an event; false when that takes too long.
    @discardableResult
    func run(until condition: @escaping (BundleRun) -> Bool) -> Bool {
        if condition(self) { return true }
        isMet = condition
        var isLate = false
        let alarm = loop.at(Date(timeIntervalSinceNow: 60)) { [loop] in
            isLate = true
            loop.stop()
        }
        loop.run()
        loop.cancel(alarm)
        return !isLate
    }

    /// Runs until the request's reply is there; its text.
    func reply(to id: UInt8 = 1) throws -> String {
        let wasMet = run { run in run.replies[UInt64(id)] != nil || run.end != nil }
        try #require(wasMet)
        let reply = try #require(replies[UInt64(id)])
        return String(decoding: reply.dropFirst(4), as: UTF8.self)
    }

    /// Runs until the bundle has ended; why.
    func ending() throws -> BundleEnd {
        try #require(run { $0.end != nil })
        return try #require(end)
    }

    var end: BundleEnd? {
        guard case .ended(let reason) = events.last else { return nil }
        return reason
    }

    var replies: [UInt64: [UInt8]] {
        events.reduce(into: [:]) { if case .reply(let id, let bytes) = $1 { $0[id] = bytes } }
    }

    var lines: [LogLine] {
        events.compactMap { if case .log(let line) = $0 { line } else { nil } }
    }

    private func take(_ event: BundleEvent) {
        events.append(event)
        if isMet(self) { loop.stop() }
    }

    final class Services: BundleServices {
        /// Texts are shaped when a test says so.
        var isHolding = false
        var onHeld: () -> Void = {}
        private(set) var held: [() -> Void] = []

        func shapeText(_ request: [UInt8], answer: @escaping Answer) {
            let work = { answer(Array("shaped ".utf8) + request) }
            guard isHolding else { return work() }
            held.append(work)
            onHeld()
        }
        func image(_ request: [UInt8], answer: @escaping Answer) { answer(request) }
        func color(_ request: [UInt8]) -> [UInt8]? { [] }
        func defaults(_ request: [UInt8]) -> [UInt8]? { nil }
        func activity(_ request: [UInt8]) -> [UInt8]? { nil }
        func placements(_ request: [UInt8]) -> [UInt8]? { nil }
    }
}
