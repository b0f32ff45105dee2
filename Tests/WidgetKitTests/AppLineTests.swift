import ControlCalls
import Foundation
import Synchronization
import Testing

@testable import WidgetKit

@Suite struct AppLineTests {
    /// A host that keeps what it is sent and gives one answer to all of it.
    private final class Host: Sendable {
        private let heard = Mutex<[[UInt8]]>([])
        let answer: String

        init(answering answer: String) { self.answer = answer }

        var lines: [[UInt8]] { heard.withLock { $0 } }

        func serve(_ connection: Int32) {
            let line = readLine(of: connection)
            heard.withLock { $0.append(line) }
            write(Array("\(answer)\n".utf8), to: connection)
        }

        /// The kinds that were asked for, in all batches together.
        var kinds: [String] {
            lines.flatMap { line in
                let batch = (try? JSONSerialization.jsonObject(with: Data(line))) as? [[String: Any]] ?? []
                return batch.compactMap { ($0["params"] as? [String: String])?["kind"] }
            }
        }
    }

    @Test func reloadsInQuickSuccessionGoOutTogether() {
        let host = Host(answering: "[]")
        let listener = FakeListener { host.serve($0) }
        defer { listener.stop() }
        let line = AppLine(HostSocket(path: listener.path))
        for number in 0..<1_000 { line.reload("K\(number % 2)") }
        line.finish()
        #expect(Set(host.kinds) == ["K0", "K1"])
        #expect(host.lines.count < 100)
    }

    @Test func whatAHostRefusesIsItsReason() {
        let host = Host(answering: #"{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"the host ends"}}"#)
        let listener = FakeListener { host.serve($0) }
        defer { listener.stop() }
        #expect(throws: WidgetCenterError.hostFailed("the host ends")) { try AppLine(HostSocket(path: listener.path)).placed() }
    }

    @Test(arguments: ["nonsense", "[]", #"{"result":{"placements":[{"kind":3}]}}"#, #"{"result":{}}"#])
    func whatCannotBeReadIsSaid(answer: String) {
        let host = Host(answering: answer)
        let listener = FakeListener { host.serve($0) }
        defer { listener.stop() }
        #expect(throws: WidgetCenterError.hostFailed("its answer cannot be read")) { try AppLine(HostSocket(path: listener.path)).placed() }
    }

    @Test func anAnswerIsWhatIsPlaced() throws {
        let placement = #"{"placement":1,"bundle":"B","kind":"K","family":"systemSmall","position":0,"configuration":{}}"#
        let host = Host(answering: #"{"jsonrpc":"2.0","id":1,"result":{"placements":[\#(placement)]}}"#)
        let listener = FakeListener { host.serve($0) }
        defer { listener.stop() }
        #expect(try AppLine(HostSocket(path: listener.path)).placed().map(\.kind) == ["K"])
        #expect(host.lines.count == 1)
    }
}
