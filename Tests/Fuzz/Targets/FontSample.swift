/// A font of two glyphs, as small as one may be.
enum FontSample {
    static var font: [UInt8] {
        let tables: [(String, [UInt8])] = [
            ("OS/2", [UInt8](repeating: 0, count: 78)), ("cmap", characters), ("glyf", glyph), ("head", head), ("hhea", lines),
            ("hmtx", words([600, 0, 600, 50])), ("loca", words([0, 0, UInt16(glyph.count / 2)])),
            ("maxp", [0, 1, 0, 0] + words([2, 3, 1]) + [UInt8](repeating: 0, count: 22)), ("name", words([0, 0, 6])),
            ("post", [0, 3, 0, 0] + [UInt8](repeating: 0, count: 28)),
        ]
        var (directory, body) = ([UInt8](), [UInt8]())
        for (name, table) in tables {
            let place = 12 + 16 * tables.count + body.count
            directory += Array(name.utf8) + [0, 0, 0, 0] + long(place) + long(table.count)
            body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
        }
        return [0, 1, 0, 0] + words([UInt16(tables.count), 128, 3, 32]) + directory + body
    }

    /// A triangle.
    private static let glyph: [UInt8] =
        words([1, 50, 0, 550, 700, 2, 0]) + [1, 1, 1] + words([50, 500, UInt16(bitPattern: -250)]) + words([0, 0, 700]) + [0]

    private static let head: [UInt8] =
        [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + [0x5f, 0x0f, 0x3c, 0xf5] + words([0, 1_000]) + [UInt8](repeating: 0, count: 16)
        + words([0, 0, 600, 800, 0, 8, 2, 0, 0])

    private static let lines: [UInt8] =
        [0, 1, 0, 0] + words([800, UInt16(bitPattern: -200), 0, 600, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0, 2])

    /// One table, of format 4, that names the letter A.
    private static let characters: [UInt8] =
        words([0, 1, 3, 1, 0, 12]) + words([4, 32, 0, 4, 4, 1, 0, 65, 0xffff, 0, 65, 0xffff, UInt16(bitPattern: -64), 1, 0, 0])

    private static func words(_ numbers: [UInt16]) -> [UInt8] { numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }

    private static func long(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
}
