import Foundation
import Testing

@testable import PreviewMacros

@Suite struct MessageChannelTests {
    /// A channel that reads what is given, from a file without a name.
    private func channel(_ bytes: [UInt8]) throws -> MessageChannel {
        let file = try #require(tmpfile())
        fwrite(bytes, 1, bytes.count, file)
        rewind(file)
        return MessageChannel(input: fileno(file), output: fileno(file))
    }

    @Test func readsOneMessageAfterTheOther() throws {
        let channel = try channel([2, 0, 0, 0, 0, 0, 0, 0] + "[]".utf8 + [3, 0, 0, 0, 0, 0, 0, 0] + "[7]".utf8)
        #expect(try channel.receive() == [Int]())
        #expect(try channel.receive() == [7])
        #expect(try channel.receive() as [Int]? == nil)
    }

    @Test func passesOverEmptyMessages() throws {
        let empty = [UInt8](repeating: 0, count: 8)
        let channel = try channel(empty + [3, 0, 0, 0, 0, 0, 0, 0] + "[7]".utf8 + empty)
        #expect(try channel.receive() == [7])
        #expect(try channel.receive() as [Int]? == nil)
    }

    @Test func writesWhatItCanRead() throws {
        let file = try #require(tmpfile())
        let channel = MessageChannel(input: fileno(file), output: fileno(file))
        let text = String(repeating: "ä", count: 5_000)
        try channel.send([text])
        rewind(file)
        #expect(try channel.receive() == [text])
    }

    @Test func saysWhenAMessageIsCutShort() throws {
        let short = try channel([9, 0, 0, 0, 0, 0, 0, 0, 1])
        #expect(throws: ChannelError.closedWithinMessage) { try short.receive() as [Int]? }
        let header = try channel([9, 0])
        #expect(throws: ChannelError.closedWithinMessage) { try header.receive() as [Int]? }
        let long = try channel([0, 0, 0, 0, 0, 0, 0, 1])
        #expect(throws: ChannelError.tooLong(1 << 56)) { try long.receive() as [Int]? }
    }
}
