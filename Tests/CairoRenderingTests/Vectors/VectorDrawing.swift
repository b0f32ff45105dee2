import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

extension DrawFormat {
    static let vectors: [DrawFormat] = [.svg, .pdf]
}

/// A list written as a file of vectors, and how another program draws it.
struct VectorDrawing {
    let bytes: [UInt8]
    let warnings: [PictureWarning]
    let format: DrawFormat
    let scale: Double

    init(_ list: DisplayList, as format: DrawFormat, scale: Double = 2, pictures: ListedPictures = ListedPictures()) throws {
        let renderer = PictureRenderer(folders: FontFolders(["/usr/share/fonts"]), pictures: pictures)
        let written = try PictureWriter(renderer).file(of: list, as: format, scale: scale)
        bytes = written.bytes
        warnings = written.warnings
        self.format = format
        self.scale = scale
    }

    /// The file's own text, as far as it is any.
    var source: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether the file holds a picture made of pixels.
    var holdsPicture: Bool { source.contains(format == .svg ? "<image" : "/Subtype /Image") }

    /// The pixels that librsvg or poppler make of it.
    func seen() throws -> Bitmap {
        try inFolder { folder in
            let (file, picture) = ("\(folder)/a", "\(folder)/b.png")
            try Data(bytes).write(to: URL(fileURLWithPath: file))
            switch format {
            case .png: break
            case .svg: try run("rsvg-convert", ["--zoom", "\(scale)", "--output", picture, file])
            case .pdf: try run("pdftocairo", ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", file, "\(folder)/b"])
            }
            return try ImageDecoder.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: picture))), file: picture)
        }
    }

    /// What a reader of the PDF can copy.
    func text() throws -> String {
        try inFolder { folder in
            try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/a"))
            try run("pdftotext", ["\(folder)/a", "\(folder)/b"])
            return try String(contentsOfFile: "\(folder)/b", encoding: .utf8)
        }
    }

    private func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vectors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.path)
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program) draws the file")
    }
}

/// How far two bitmaps of one size differ, on white.
struct Difference {
    /// Of all channels of all pixels, 0...255.
    let mean: Double
    /// Pixels of which a channel differs by more than 48.
    let far: Int

    init(_ one: Bitmap, _ other: Bitmap) throws {
        try #require(one.width == other.width && one.height == other.height, "both are \(one.width) × \(one.height)")
        var (sum, far) = (0, 0)
        for (left, right) in zip(one.pixels, other.pixels) {
            let steps = zip(left.onWhite, right.onWhite).map { abs($0 - $1) }
            sum += steps.reduce(0, +)
            if steps.contains(where: { $0 > 48 }) { far += 1 }
        }
        mean = Double(sum) / Double(max(1, 3 * one.pixels.count))
        self.far = far
    }
}

extension UInt32 {
    /// Red, green and blue of the premultiplied pixel on white.
    fileprivate var onWhite: [Int] {
        let rest = 255 - Int(self >> 24)
        return [16, 8, 0].map { Int(self >> UInt32($0) & 255) + rest }
    }
}
