import Rendering
import Testing

@Suite struct HalfBlocksTests {
    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    private func rows(_ pixels: [UInt32], columns: Int, rows: Int = 1) throws -> [String] {
        let bitmap = try #require(Bitmap(width: columns, height: 2 * rows, pixels: pixels))
        return HalfBlocks.rows(bitmap, columns: columns, rows: rows)
    }

    @Test func aCellShowsTwoPixels() throws {
        #expect(try rows([red, blue], columns: 1) == ["\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;0;255m▀\u{1B}[0m"])
    }

    @Test func coloursAreNamedOnlyWhereTheyChange() throws {
        let two = try rows([red, red, blue, blue], columns: 2)
        #expect(two == ["\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;0;255m▀▀\u{1B}[0m"])
    }

    @Test func whatIsTransparentKeepsTheTerminalsBackground() throws {
        #expect(try rows([0, 0], columns: 1) == [" \u{1B}[0m"])
        #expect(try rows([red, 0], columns: 1) == ["\u{1B}[38;2;255;0;0m▀\u{1B}[0m"])
        #expect(try rows([0, blue], columns: 1) == ["\u{1B}[38;2;0;0;255m▄\u{1B}[0m"])
        #expect(try rows([red, 0, blue, 0], columns: 2) == ["\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;0;255m▀\u{1B}[49m \u{1B}[0m"])
    }

    @Test func aPixelMoreOpaqueThanNotShowsItsOwnColour() throws {
        #expect(try rows([0x8080_0000, 0x7F7F_0000], columns: 1) == ["\u{1B}[38;2;255;0;0m▀\u{1B}[0m"])
    }

    @Test func aPictureIsAveragedToTheCells() throws {
        let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: [red, blue, red, blue]))
        #expect(HalfBlocks.rows(bitmap, columns: 1, rows: 1) == ["\u{1B}[38;2;128;0;128m\u{1B}[48;2;128;0;128m▀\u{1B}[0m"])
        #expect(HalfBlocks.rows(bitmap, columns: 2, rows: 3).count == 3)
        #expect(HalfBlocks.rows(bitmap, columns: 0, rows: 3).isEmpty)
    }
}
