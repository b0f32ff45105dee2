extension String {
    /// What stands between line breaks of any kind; a tab becomes a space one em wide.
    var paragraphs: [String] {
        guard utf8.contains(where: { $0 < 0x0E || $0 == 0xC2 || $0 == 0xE2 }) else { return [self] }
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            String(String.UnicodeScalarView(line.unicodeScalars.lazy.map { $0 == "\t" ? "\u{2003}" : $0 }))
        }
    }

    /// Keeps what there is room for, counted in Unicode scalars so that no character can be of any length; true if something was dropped.
    mutating func cut(toScalars room: inout Int) -> Bool {
        guard let end = unicodeScalars.index(startIndex, offsetBy: room, limitedBy: endIndex), end < endIndex else {
            room -= unicodeScalars.count
            return false
        }
        self = String(unicodeScalars[..<end])
        // The last one may have lost a part of itself.
        removeLast()
        room = 0
        return true
    }

    /// The text of a range of UTF-8 bytes, cut to what there is.
    func substring(_ bytes: Range<UInt32>) -> String {
        let count = utf8.count
        let lower = min(Int(bytes.lowerBound), count)
        let upper = min(Int(bytes.upperBound), count)
        if lower == 0, upper == count { return self }
        let start = utf8.index(utf8.startIndex, offsetBy: lower)
        return String(decoding: utf8[start..<utf8.index(start, offsetBy: upper - lower)], as: UTF8.self)
    }
}
