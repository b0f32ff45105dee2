import Foundation
import Testing

@testable import Projects

@Suite struct BinaryListReaderTests {
    private func fault(_ bytes: [UInt8]) -> String? {
        do throws(BinaryListReader.Fault) {
            _ = try BinaryListReader.read(bytes)
            return nil
        } catch { return error.reason }
    }

    @Test func whatFoundationWritesIsRead() throws {
        let value: [String: Any] = [
            "yes": true, "no": false, "small": 7, "large": 70_000, "negative": -3, "most": Int.max, "half": 0.5, "text": "a & b",
            "é": "Größe 😀", "data": Data([1, 2, 3]), "date": Date(timeIntervalSince1970: 1_800_000_000),
            "long": String(repeating: "x", count: 300),
            "list": [1, "x", ["deep": [] as [Any]]] as [Any], "many": Array(0..<40),
        ]
        let bytes = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        let list = try BinaryListReader.read(Array(bytes))
        #expect(
            list
                == .dictionary([
                    "yes": .boolean(true), "no": .boolean(false), "small": .integer(7), "large": .integer(70_000), "negative": .integer(-3),
                    "most": .integer(.max), "half": .real(0.5), "text": .string("a & b"), "é": .string("Größe 😀"),
                    "data": .data([1, 2, 3]),
                    "date": .date(1_800_000_000), "long": .string(String(repeating: "x", count: 300)),
                    "list": .array([.integer(1), .string("x"), .dictionary(["deep": .array([])])]),
                    "many": .array((0..<40).map { .integer($0) }),
                ]))
    }

    /// A list of such objects, of which the first is the value.
    private func file(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
            bytes += object
        }
        let table = bytes.count
        let counts = [UInt64(objects.count), UInt64(top), UInt64(table)]
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1]
            + counts.flatMap { number in (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 255) } }
    }

    @Test func littleThatStandsForMuchIsRefused() {
        // Each list holds the next one ten times.
        let lists = (1...20).map { [0xaa] + [UInt8](repeating: UInt8($0), count: 10) }
        #expect(fault(file(lists + [[0xa0]])) == "it stands for much more than it holds")
        // A long text in many places.
        let text = [0x5f, 0x11, 0x0f, 0xff] + [UInt8](repeating: 0x61, count: 0x0fff)
        let places = [0xaf, 0x11, 0x01, 0x00] + [UInt8](repeating: 1, count: 256)
        #expect(fault(file([places, text])) == "it stands for much more than it holds")
        #expect(fault(file([[0xa3, 1, 1, 1], text])) == nil)
    }

    @Test func whatHoldsItselfIsRefused() {
        #expect(fault(file([[0xa1, 0]])) == "it is nested too deeply")
        #expect(fault(file((0..<199).map { [0xa1, $0 + 1] } + [[0x09]])) == nil)
        #expect(fault(file((0..<200).map { [0xa1, $0 + 1] } + [[0x09]])) == "it is nested too deeply")
    }

    @Test func whatIsCutOrElsewhereIsRefused() throws {
        let whole = file([[0xd1, 1, 2], [0x51, 0x61], [0x11, 0x01, 0x02]])
        #expect(try BinaryListReader.read(whole) == .dictionary(["a": .integer(258)]))
        for count in 0..<whole.count { #expect(fault(Array(whole[..<count])) != nil) }
        #expect(fault(file([[0xa1, 9]])) == "it ends too early")
        #expect(fault(file([[0x09]], top: 1)) == "it ends too early")
        // A text that goes on beyond the file, and one whose length is negative.
        #expect(fault(file([[0x5f, 0x12, 0x7f, 0xff, 0xff, 0xff]])) == "it ends too early")
        #expect(fault(file([[0x5f, 0x13] + [UInt8](repeating: 0xff, count: 8)])) == "it ends too early")
    }

    @Test(
        arguments: [[0x00], [0x0f], [0x80, 1], [0x14] + [UInt8](repeating: 0, count: 16), [0xd1, 1, 1], [0x5f, 0x51, 0x61]] as [[UInt8]])
    func whatIsInNoProjectIsRefused(object: [UInt8]) {
        #expect(fault(file([object, [0x09]])) == "it holds what is in no project")
    }
}
