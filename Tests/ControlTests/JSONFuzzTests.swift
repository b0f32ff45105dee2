import Foundation
import Testing

@testable import Control

/// Bytes that are nearly JSON, made from JSON by small mutations; the same ones in every run.
@Suite struct JSONFuzzTests {
    static let seeds = [
        #"{"jsonrpc":"2.0","id":1,"method":"host.status","params":{"a":[1,2.5e-3,-0,true,false,null]}}"#,
        #"[{"jsonrpc":"2.0","id":"é😀","method":"x\u00e9\ud83d\ude00\n"},[],{},[[[["deep"]]]]]"#,
        #"[0,-1,1e10,123456789012345678901234567890,0.00001,"\\\"\/\b"]"#,
    ]

    @Test(arguments: 0..<4) func nothingTrapsAndWhatIsReadIsKept(seed: UInt64) throws {
        var generator = SeededGenerator(state: seed)
        var accepted = 0
        for round in 0..<25_000 {
            let bytes = Self.mutated(Self.seeds[round % Self.seeds.count], &generator)
            guard let value = try? JSONValue(reading: bytes) else { continue }
            accepted += 1
            #expect(try JSONValue(reading: value.text) == value, "\(bytes)")
            // Whoever accepts more than Foundation's strict reader accepts too much.
            let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
            #expect(isJSON, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(accepted > 500)
    }

    @Test func randomBytesAreRefusedOrRead() {
        var generator = SeededGenerator(state: 9)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
            _ = try? JSONValue(reading: bytes)
        }
    }

    @Test func everyPrefixIsRefused() {
        for seed in Self.seeds {
            let bytes = Array(seed.utf8)
            for count in 0..<bytes.count { #expect(throws: JSONFault.self) { try JSONValue(reading: Array(bytes[..<count])) } }
        }
    }

    static func mutated(_ text: String, _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes[place] = Array(#"{}[]",:\u0123456789eE+-. "#.utf8).randomElement(using: &generator) ?? 0
            case 2: bytes.insert(bytes[place], at: place)
            case 3 where bytes.count > 1: bytes.remove(at: place)
            case 4: bytes = Array(bytes[..<max(place, 1)])
            default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
            }
        }
        return bytes
    }
}
