import Control
import Foundation
import Glibc
import Testing

/// What callers of a running daemon do wrong: it costs themselves, and nobody else.
@Suite struct BadCallersEndToEndTests {
    private let served: ServedFolder
    private let host: HostProcess

    init() throws {
        served = try ServedFolder()
        host = try served.serve()
    }

    private static let status = #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#

    private func talk() throws -> SocketTalk { try SocketTalk(served.socket) }

    /// Another caller is answered, and the daemon ends as it should.
    private func expectService(_ location: SourceLocation = #_sourceLocation) throws {
        #expect(try talk().answer(to: Self.status)?.contains(#""result":{"version""#) == true, sourceLocation: location)
        served.end(host, location)
        #expect(!host.errorText.contains("Fatal"), sourceLocation: location)
    }

    @Test(
        arguments: [
            (#"{"jsonrpc":"2.0","id":1,"method":"no.such"}"#, "unknownMethod"),
            (#"{"jsonrpc":"2.0","id":1,"method":"placements.remove","params":{"placement":"one"}}"#, "invalidParameters"),
            (#"{"jsonrpc":"2.0","id":1,"method":"placements.add"}"#, "invalidParameters"),
            (#"{"jsonrpc":"2.0","id":1,"method":"placements.list","params":[1]}"#, "invalidParameters"),
            (#"{"jsonrpc":"2.0","id":1,"method":"placements.remove","params":{"placement":-1}}"#, "unknownPlacement"),
            (#"{"jsonrpc":"2.0","id":1,"method":"pictures.get","params":{"placement":1,"scale":1e308}}"#, "unknownPlacement"),
            (#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"topics":["weather"]}}"#, "invalidParameters"),
            (#"{"jsonrpc":"2.0","id":1,"method":"widgets.perform","params":{"placement":1,"element":0,"generation":1}}"#, nil),
            (#"{"jsonrpc":"1.0","id":1,"method":"host.status"}"#, "invalidRequest"), ("[]", "invalidRequest"), ("7", "invalidRequest"),
            ("nonsense", "parseError"), (String(repeating: "[", count: 100_000), "parseError"),
        ] as [(String, String?)])
    func whatCannotBeUnderstoodIsAnsweredByName(line: String, name: String?) throws {
        let talk = try talk()
        let answer = try #require(talk.answer(to: line))
        if let name { #expect(answer.contains(#""data":{"name":"\#(name)""#), "\(answer)") }
        #expect(answer.contains(#""error":"#))
        #expect(talk.answer(to: Self.status)?.contains("result") == true)
        try expectService()
    }

    @Test(arguments: [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0]] as [[UInt8]])
    func whatIsNoTextIsAnError(bytes: [UInt8]) throws {
        let talk = try talk()
        talk.send(Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + bytes + Array("\"}\n".utf8))
        #expect(talk.line()?.contains("parseError") == true)
        #expect(talk.answer(to: Self.status)?.contains("result") == true)
        try expectService()
    }

    @Test func aLineOfTwoMegabytesIsSkipped() throws {
        let talk = try talk()
        talk.send([UInt8](repeating: UInt8(ascii: "x"), count: 2 << 20) + [10])
        #expect(talk.line()?.contains(#""name":"requestTooLarge","limit":1048576"#) == true)
        #expect(talk.answer(to: Self.status)?.contains("result") == true)
        try expectService()
    }

    @Test func halfALineKeepsNobodyWaiting() throws {
        let (open, ended) = (try talk(), try talk())
        for talk in [open, ended] { talk.send(#"{"jsonrpc":"2.0","id":1,"meth"#) }
        ended.finishSending()
        #expect(ended.line()?.contains("invalidRequest") == true)
        #expect(ended.line() == nil)
        try expectService()
        #expect(open.line() == nil)
    }

    @Test func aBatchOfTenThousandIsRefusedWhole() throws {
        let talk = try talk()
        let shutdown = #"{"jsonrpc":"2.0","id":1,"method":"host.shutdown"}"#
        #expect(
            talk.answer(to: "[" + [String](repeating: shutdown, count: 10_000).joined(separator: ",") + "]")?
                .contains(#""name":"batchTooLong","count":10000,"limit":1000"#) == true)
        let answer = try #require(talk.answer(to: "[" + [String](repeating: Self.status, count: 1_000).joined(separator: ",") + "]"))
        #expect(try JSONValue(reading: answer).items.count == 1_000)
        try expectService()
    }

    @Test func whoNeverReadsCostsNobodyElse() throws {
        let silent = try (0..<4).map { _ in try talk() }
        let lines = [String](repeating: #"{"jsonrpc":"2.0","id":1,"method":"host.describe"}"# + "\n", count: 20_000).joined()
        // All that the daemon takes: it stops reading them once so much waits for them.
        for talk in silent { #expect(talk.send(lines, waits: false) < lines.utf8.count) }
        let subscriber = try talk()
        #expect(subscriber.answer(to: #"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"topics":["log"]}}"#) != nil)
        try expectService()
        withExtendedLifetime(silent) {}
    }

    @Test(.enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0, "only root can be another user"))
    func anotherUserIsRefused() throws {
        // The modes keep others out already: here they do not.
        for (path, mode) in [("run", 0o755), ("run/widgethost", 0o755), ("run/widgethost/control.sock", 0o666)] as [(String, mode_t)] {
            chmod(served.folder.path(path), mode)
        }
        let identity = ["--reuid=65534", "--regid=65534", "--clear-groups", "/usr/bin/socat", "-u", "UNIX-CONNECT:\(served.socket)", "-"]
        let result = try HostProcess.run(identity, of: "/usr/bin/setpriv", in: served.folder.url)
        #expect(result.output.contains(#""name":"foreignUser""#), "\(result.errors)")
        try expectService()
    }
}
