import Testing

@testable import Control

@Suite struct IncomingLineTests {
    @Test func aRequestAndANotificationDifferByTheirID() throws {
        #expect(
            read(#"{"jsonrpc":"2.0","id":1,"method":"a","params":[1],"more":true}"#)
                == .single(.request(Request(id: .int(1), method: "a", parameters: [1]))))
        #expect(read(#"{"jsonrpc":"2.0","method":"a"}"#) == .single(.request(Request(id: nil, method: "a"))))
    }

    @Test(
        arguments: [("1", .int(1)), ("-7", .int(-7)), ("1.5", .number(1.5)), ("null", .null), (#""x""#, .string("x"))]
            as [(String, RequestID)])
    func idsAreTextsNumbersOrNull(text: String, id: RequestID) {
        #expect(read(#"{"jsonrpc":"2.0","id":\#(text),"method":"a"}"#) == .single(.request(Request(id: id, method: "a"))))
    }

    static let broken: [(String, RequestID, String)] = [
        ("1", .null, "it must be an object"),
        (#"{"jsonrpc":"2.0","id":true,"method":"a"}"#, .null, "'id' must be a text, a number or null"),
        (#"{"jsonrpc":"1.0","id":3,"method":"a"}"#, .int(3), "'jsonrpc' must be \"2.0\""),
        (#"{"id":3,"method":"a"}"#, .int(3), "'jsonrpc' must be \"2.0\""),
        (#"{"jsonrpc":"2.0","id":"x"}"#, .string("x"), "'method' must be a text"),
        (#"{"jsonrpc":"2.0","method":1}"#, .null, "'method' must be a text"),
    ]

    @Test(arguments: broken) func whatIsNoRequestIsAnsweredWithItsIDIfItHasOne(text: String, id: RequestID, reason: String) {
        #expect(read(text) == .single(.broken(id: id, .notARequest(reason))))
        #expect(read("[\(text)]") == .batch([.broken(id: id, .notARequest(reason))]))
    }

    @Test func aBatchHasALimit() {
        let item = #"{"jsonrpc":"2.0","id":1,"method":"a"}"#
        func batch(_ count: Int) -> IncomingLine? { read("[" + Array(repeating: item, count: count).joined(separator: ",") + "]") }
        #expect(batch(0) == .refused(.notARequest("a batch must hold a request")))
        #expect(batch(1_000) == .batch(Array(repeating: .request(Request(id: .int(1), method: "a")), count: 1_000)))
        #expect(batch(1_001) == .refused(.batchTooLong(count: 1_001, limit: 1_000)))
    }

    @Test func whatIsNoJSONIsRefusedAsAWhole() {
        #expect(read("{") == .refused(.notJSON(JSONFault(reason: .endsEarly, offset: 1))))
    }

    @Test(arguments: ["", " ", "\r", " \t\r"]) func aBlankLineAsksForNothing(text: String) {
        #expect(read(text) == nil)
    }

    @Test(arguments: 0..<2) func mutatedRequestsNeverTrap(seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        for _ in 0..<10_000 {
            let bytes = JSONFuzzTests.mutated(JSONFuzzTests.seeds[Int(seed)], &generator)
            guard case .single(.request(let request)) = read(bytes) else { continue }
            _ = try? ControlCommand(method: request.method, parameters: request.parameters)
        }
    }

    private func read(_ text: String) -> IncomingLine? { read(Array(text.utf8)) }

    private func read(_ bytes: [UInt8]) -> IncomingLine? {
        bytes.withUnsafeBytes { IncomingLine(reading: $0, batchLimit: 1_000) }
    }
}
