import Drawing
import Testing

@Suite struct WireTests {
    @Test func everyKindOfFieldComesBack() throws {
        var writer = WireWriter()
        writer.field(1, 300)
        writer.field(2, -5)
        writer.field(3, 1.5)
        writer.field(4, Float(0.25))
        writer.field(5, "Grüße")
        writer.field(6, packed: [1, 2, 3])
        writer.message(7) { inner in
            inner.field(1, [UInt8](repeating: 9, count: 200))
        }
        var reader = WireReader(writer.bytes)
        #expect(try reader.next()?.int() == 300)
        #expect(try reader.next()?.int() == -5)
        #expect(try reader.next()?.double() == 1.5)
        #expect(try reader.next()?.float() == 0.25)
        #expect(try reader.next()?.string() == "Grüße")
        #expect(try reader.next()?.packedFloats() == [1, 2, 3])
        var inner = try #require(try reader.next()?.message())
        #expect(try inner.next()?.bytes().count == 200)
        #expect(try reader.next()?.number == nil)
    }

    @Test(
        arguments: [
            ([0x08], .truncated), ([0x0a, 0x05, 0x01], .truncated), ([0x0d, 0, 0], .truncated), ([0x0b], .unknownType(3)),
            ([0x08] + [UInt8](repeating: 0xff, count: 10), .numberTooLong),
        ] as [([UInt8], WireError)])
    func brokenBytesAreRefused(bytes: [UInt8], error: WireError) {
        var reader = WireReader(bytes)
        #expect(throws: error) { try reader.next() }
    }
}
