/// What the head of a PNG or JPEG file says.
package struct ImageHeader: Hashable, Sendable {
    package let format: Format
    /// In pixels, as they lie in the file.
    package let width: Int
    package let height: Int
    package let orientation: ImageOrientation

    package enum Format: Sendable {
        case png
        case jpeg
    }

    /// Why bytes are no picture.
    package enum Fault: Error, Hashable, Sendable {
        /// Neither PNG nor JPEG.
        case unknownFormat
        /// The file ends before its head does.
        case truncated
        case damaged(reason: String)
    }

    /// In pixels, after turning.
    package var shownWidth: Int { orientation.swapsSides ? height : width }
    package var shownHeight: Int { orientation.swapsSides ? width : height }

    /// Reads the head of a file; what follows it is not looked at.
    package init(_ bytes: [UInt8]) throws(Fault) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            try self.init(png: bytes)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            try self.init(jpeg: bytes)
        } else {
            throw .unknownFormat
        }
    }

    private init(png bytes: [UInt8]) throws(Fault) {
        guard let width = bytes.big32(16), let height = bytes.big32(20) else { throw .truncated }
        guard bytes[12..<16].elementsEqual("IHDR".utf8), width > 0, height > 0 else { throw .damaged(reason: "no header with a size") }
        self.init(format: .png, width: width, height: height, orientation: .upright)
    }

    /// Walks the segments up to the one that holds the size.
    private init(jpeg bytes: [UInt8]) throws(Fault) {
        var orientation = ImageOrientation.upright
        var position = 2
        while let marker = bytes.big16(position) {
            // Markers may be preceded by any number of fill bytes.
            guard marker != 0xFFFF else {
                position += 1
                continue
            }
            guard marker > 0xFF00 else { throw .damaged(reason: "no marker at byte \(position)") }
            guard let length = bytes.big16(position + 2), length >= 2 else { break }
            if ImageHeader.holdsSize(marker) {
                guard let height = bytes.big16(position + 5), let width = bytes.big16(position + 7) else { break }
                guard width > 0, height > 0 else { throw .damaged(reason: "no size in its header") }
                self.init(format: .jpeg, width: width, height: height, orientation: orientation)
                return
            }
            if marker == 0xFFE1 { orientation = ImageOrientation(exif: bytes, at: position + 4, length: length - 2) ?? orientation }
            position += 2 + length
        }
        throw .truncated
    }

    private init(format: Format, width: Int, height: Int, orientation: ImageOrientation) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    /// Start-of-frame markers; three numbers among them mean other things.
    private static func holdsSize(_ marker: Int) -> Bool {
        0xFFC0...0xFFCF ~= marker && marker != 0xFFC4 && marker != 0xFFC8 && marker != 0xFFCC
    }
}

extension [UInt8] {
    /// The number at an offset, most significant byte first; nil beyond the end.
    func big16(_ offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= count else { return nil }
        return Int(self[offset]) << 8 | Int(self[offset + 1])
    }

    func big32(_ offset: Int) -> Int? {
        guard let high = big16(offset), let low = big16(offset + 2) else { return nil }
        return high << 16 | low
    }
}
