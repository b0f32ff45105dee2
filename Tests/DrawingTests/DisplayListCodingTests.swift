import Drawing
import Foundation
import Testing

@Suite struct DisplayListCodingTests {
    @Test func everyKindOfCommandComesBackExactly() throws {
        let decoded = try DisplayList(decoding: DisplayList.sample.encoded())
        #expect(decoded == DisplayList.sample)
        #expect(decoded.encoded() == DisplayList.sample.encoded())
    }

    @Test func everyBlendModeComesBack() throws {
        let commands = BlendMode.allCases.flatMap { [DisplayList.Command.push(.blend($0)), .pop] }
        #expect(try roundTrip(commands) == commands)
    }

    @Test func anEmptyListNeedsOnlyItsSize() throws {
        let list = DisplayList(size: CGSize(width: 1, height: 4_096))
        #expect(list.encoded().count == 10)
        #expect(try DisplayList(decoding: list.encoded()) == list)
        #expect(throws: WireError.missing(field: "size")) { try DisplayList(decoding: []) }
    }

    @Test func tablesMayFollowTheCommandsThatUseThem() throws {
        var writer = WireWriter()
        writer.message(5) {
            $0.message(4) {
                $0.field(1, 0)
                $0.field(2, packed: [0, 0, 1, 1])
            }
        }
        writer.field(4, [UInt8](repeating: 7, count: 32))
        writer.field(1, packed: [1, 1])
        let list = try DisplayList(decoding: writer.bytes)
        #expect(list.commands == [.image(ImageUse(image: 0, rect: CGRect(x: 0, y: 0, width: 1, height: 1)))])
    }

    @Test func numbersBeyondTheirRangeAreBroughtBackByTheWriter() throws {
        let loud = RGBA(red: 1.5, green: -0.5, blue: 0.5, alpha: 2)
        let written: [DisplayList.Command] = [
            .push(.opacity(1.25)), .push(.blur(radius: -3)), .fill(.rect(.zero), .color(loud), .nonZero), .pop, .pop,
        ]
        let read: [DisplayList.Command] = [
            .push(.opacity(1)), .push(.blur(radius: 0)),
            .fill(.rect(.zero), .color(RGBA(red: 1, green: 0, blue: 0.5)), .nonZero), .pop, .pop,
        ]
        #expect(try roundTrip(written) == read)
    }

    @Test func whatOnlyANewerWriterKnowsChangesLittle() throws {
        let commands = try decode { writer in
            writer.message(5) { $0.message(99) { $0.field(1, 1) } }
            writer.message(5) { $0.message(5) { $0.field(99, 1) } }
            writer.message(5) {
                $0.message(1) {
                    $0.message(1) { $0.field(99, 1) }
                    $0.message(2) { $0.field(99, 1) }
                    $0.field(3, 99)
                }
            }
            writer.message(5) { $0.message(5) { $0.field(4, 99) } }
            writer.message(5) { $0.field(6, 1) }
            writer.message(5) { $0.field(6, 1) }
            writer.message(6) {
                $0.field(1, packed: [0, 0, 1, 1])
                $0.field(99, "settings")
            }
            writer.field(99, "more")
        }
        #expect(
            commands == [
                .push(.transform(.identity)), .fill(.path([]), .color(.clear), .nonZero), .push(.blend(.normal)), .pop, .pop,
            ])
    }

    private func roundTrip(_ commands: [DisplayList.Command]) throws -> [DisplayList.Command] {
        try DisplayList(decoding: DisplayList(size: .zero, commands: commands).encoded()).commands
    }

    private func decode(_ body: (inout WireWriter) -> Void) throws -> [DisplayList.Command] {
        var writer = WireWriter()
        writer.field(1, packed: [1, 1])
        body(&writer)
        return try DisplayList(decoding: writer.bytes).commands
    }
}
