import Testing

@testable import Bundles

@Suite struct FramesTests {
    static let frames: [Frame] = [
        .request([1, 2, 3]), .answer(id: .max, [4]), .answer(id: 7, []), .answer(id: 8, nil), .started, .refused("Grüße"), .reply([]),
        .log(.fault, [65]), .ask(id: 1 << 40, .activity, [9, 9]), .reload([5]),
    ]

    @Test(arguments: [1, 2, 3, 7, 1_000])
    func framesComeBackHoweverTheBytesCome(size: Int) throws {
        var reader = FrameReader()
        var read: [Frame] = []
        let bytes = Self.frames.flatMap(\.bytes)
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.append(Array(bytes[start..<min(start + size, bytes.count)]))
            while let frame = try reader.next() { read.append(frame) }
        }
        #expect(read == Self.frames)
    }

    @Test(
        arguments: [
            ([0, 0, 0, 0, 1], .tooLong(0)), ([0xff, 0xff, 0xff, 0xff], .tooLong(0xffff_ffff)), ([1, 0, 0, 5, 1], .tooLong(0x0500_0001)),
            ([1, 0, 0, 0, 0], .unknownKind(0)), ([1, 0, 0, 0, 99], .unknownKind(99)), ([2, 0, 0, 0, 2, 1], .malformed(.answer)),
            ([1, 0, 0, 0, 6], .malformed(.log)), ([2, 0, 0, 0, 6, 9], .malformed(.log)),
            ([9, 0, 0, 0, 7, 1, 2, 3, 4, 5, 6, 7, 8], .malformed(.ask)),
        ] as [([UInt8], Frame.Fault)])
    func whatIsNoFrameIsRefused(bytes: [UInt8], fault: Frame.Fault) {
        var reader = FrameReader()
        reader.append(bytes)
        #expect(throws: fault) { try reader.next() }
    }

    @Test func aPromiseOfMuchTakesNoMemory() throws {
        var reader = FrameReader()
        reader.append([0, 0, 0, 5, 5])
        #expect(try reader.next() == nil)
        #expect(reader.appetite == 1 << 20)
        reader.append([UInt8](repeating: 0, count: 100))
        #expect(try reader.next() == nil)
    }

    @Test func theAppetiteIsSmallBetweenFrames() throws {
        var reader = FrameReader()
        #expect(reader.appetite == 16 << 10)
        reader.append(Frame.reply([UInt8](repeating: 0, count: 100_000)).bytes.dropLast(50_000))
        #expect(reader.appetite == 50_000)
    }
}

extension FrameReader {
    fileprivate mutating func append(_ bytes: some Sequence<UInt8>) { Array(bytes).withUnsafeBytes { append($0) } }
}
