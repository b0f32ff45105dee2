/// The inline part of Markdown: emphasis, code, strikethrough and links.
struct InlineMarkdown {
    struct Span: Equatable {
        var text: String
        var style = Style()
    }

    struct Style: OptionSet, Hashable {
        var rawValue: UInt8
        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
        static let strikethrough = Style(rawValue: 8)
        static let link = Style(rawValue: 16)

        init(rawValue: UInt8 = 0) { self.rawValue = rawValue }
    }

    private(set) var spans: [Span] = []
    private let source: [Character]
    /// Markers for which no end was found, so that none is looked for again.
    private var unclosed: Set<String> = []

    /// Characters beyond which a text is taken as it stands.
    private static let limit = 4_096

    init(_ text: String) {
        guard text.utf8.contains(where: Self.isMark), text.utf8.count <= Self.limit else {
            source = []
            spans = [Span(text: text)]
            return
        }
        source = Array(text)
        parse(0..<source.count, [])
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
        default: false
        }
    }

    private mutating func parse(_ range: Range<Int>, _ style: Style) {
        var index = range.lowerBound
        while index < range.upperBound {
            index =
                escape(index, range, style) ?? code(index, range, style) ?? link(index, range, style)
                ?? emphasis(index, range, style) ?? plain(index, style)
        }
    }

    private mutating func plain(_ index: Int, _ style: Style) -> Int {
        append(String(source[index]), style)
        return index + 1
    }

    private mutating func append(_ text: String, _ style: Style) {
        if let last = spans.last, last.style == style {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Span(text: text, style: style))
        }
    }

    private mutating func escape(_ index: Int, _ range: Range<Int>, _ style: Style) -> Int? {
        guard source[index] == "\\", index + 1 < range.upperBound, source[index + 1].isASCII else { return nil }
        guard source[index + 1].isPunctuation || source[index + 1].isSymbol else { return nil }
        return plain(index + 1, style)
    }

    private mutating func code(_ index: Int, _ range: Range<Int>, _ style: Style) -> Int? {
        guard source[index] == "`", let end = source[(index + 1)..<range.upperBound].firstIndex(of: "`"), end > index + 1 else {
            return nil
        }
        append(String(source[(index + 1)..<end]), style.union(.code))
        return end + 1
    }

    private mutating func link(_ index: Int, _ range: Range<Int>, _ style: Style) -> Int? {
        guard source[index] == "[", !unclosed.contains("[") else { return nil }
        guard let middle = source[index..<range.upperBound].firstIndex(of: "]"), middle + 1 < range.upperBound, source[middle + 1] == "(",
            let end = source[(middle + 2)..<range.upperBound].firstIndex(of: ")")
        else {
            if !source[index..<range.upperBound].contains("]") { unclosed.insert("[") }
            return nil
        }
        parse((index + 1)..<middle, style.union(.link))
        return end + 1
    }

    private static let emphases: [(marker: String, style: Style)] = [
        ("***", [.bold, .italic]), ("**", .bold), ("__", .bold), ("~~", .strikethrough), ("*", .italic), ("_", .italic),
    ]

    private mutating func emphasis(_ index: Int, _ range: Range<Int>, _ style: Style) -> Int? {
        for (marker, added) in Self.emphases where stands(marker, at: index, in: range) {
            guard opens(marker, at: index, in: range), let end = close(of: marker, from: index + marker.count, in: range) else { continue }
            parse((index + marker.count)..<end, style.union(added))
            return end + marker.count
        }
        return nil
    }

    private func stands(_ marker: String, at index: Int, in range: Range<Int>) -> Bool {
        index + marker.count <= range.upperBound && marker.elementsEqual(source[index..<(index + marker.count)])
    }

    /// A marker opens before something that is not blank; an underscore not within a word.
    private func opens(_ marker: String, at index: Int, in range: Range<Int>) -> Bool {
        let next = index + marker.count
        guard next < range.upperBound, !source[next].isWhitespace, !unclosed.contains(marker) else { return false }
        return !marker.hasPrefix("_") || index == 0 || !source[index - 1].isWordPart
    }

    /// Where the marker stands again, after something that is not blank.
    private mutating func close(of marker: String, from start: Int, in range: Range<Int>) -> Int? {
        let length = marker.count
        var index = start + 1
        while index + length <= range.upperBound {
            if stands(marker, at: index, in: range), closes(marker, at: index, in: range) {
                // Of a longer row of marks, the last ones close.
                var end = index
                while end + length < range.upperBound, source[end + length] == source[index], length > 1 { end += 1 }
                return end
            }
            index += 1
        }
        if range.upperBound == source.count { unclosed.insert(marker) }
        return nil
    }

    /// A marker closes after something that is not blank; a single mark is no half of a double one.
    private func closes(_ marker: String, at index: Int, in range: Range<Int>) -> Bool {
        let (previous, next) = (source[index - 1], index + marker.count)
        guard !previous.isWhitespace, previous != "\\" else { return false }
        if marker.count == 1, previous == source[index] || (next < range.upperBound && source[next] == source[index]) { return false }
        return !marker.hasPrefix("_") || next == source.count || !source[next].isWordPart
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
