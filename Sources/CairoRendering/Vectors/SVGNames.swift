/// The names by which an SVG file refers to its own pictures and layers.
enum SVGNames {
    private static let stems = ["image", "surface"].map { Array($0.utf8) }

    /// The file with its pictures and layers numbered from 0 on, in order: cairo counts them over all files of a process.
    static func renumbered(_ file: [UInt8]) -> [UInt8] {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        var out: [UInt8] = []
        out.reserveCapacity(file.count)
        var rest = file[...]
        while let mark = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }) {
            out += rest[...mark]
            rest = rest[(mark + 1)...]
            guard let stem = stems.first(where: { rest.starts(with: $0) }) else { continue }
            let digits = rest.dropFirst(stem.count).prefix { 0x30...0x39 ~= $0 }
            guard !digits.isEmpty else { continue }
            let name = rest[..<digits.endIndex]
            let number = numbers[name] ?? numbers.count
            numbers[name] = number
            out += stem + Array(String(number).utf8)
            rest = rest[digits.endIndex...]
        }
        return out + rest
    }
}
