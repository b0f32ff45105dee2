/// Finds what a Swift source asks of its platform, apart from comments and texts: the conditions of `#if`, and imports of parts of modules.
package struct SourceScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var isAtLineStart = true
    /// Where the conditions stand.
    private var conditions: [Range<Int>] = []
    /// Where the ".log" of `import os.log` stands.
    private var parts: [Range<Int>] = []

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A source as an iPhone's compiler would read it, in as many letters.
    package struct Reading: Equatable {
        package fileprivate(set) var bytes: [UInt8]
        /// Whether an `os(iOS)` of its conditions was answered by true.
        package fileprivate(set) var isAnswered = false
    }

    /// The source with each `os(iOS)` of its conditions answered by true and `import os.log` as `import os`; nil where nothing is to be changed.
    package static func onIPhone(_ source: [UInt8]) -> Reading? {
        guard source.contains(question) || source.contains(statement) else { return nil }
        var scanner = SourceScanner(source)
        scanner.scan(until: nil)
        var reading = Reading(bytes: source)
        for range in scanner.conditions { answer(in: range, &reading.bytes) }
        reading.isAnswered = reading.bytes != source
        // Modules of Swift have no parts: what is in one comes with the whole.
        for range in scanner.parts { for place in range { reading.bytes[place] = UInt8(ascii: " ") } }
        return reading.bytes == source ? nil : reading
    }

    private static let question = Array("iOS".utf8)
    private static let statement = Array("import".utf8)
    // Those that are Swift here and have parts on Apple's platforms.
    private static let divided: Set<String> = ["CoreGraphics", "CoreLocation", "Foundation", "Intents", "os", "UIKit"]

    // `os(iOS)` and `os( iOS )`; `(true)` with spaces after it keeps every column where it was.
    private static func answer(in range: Range<Int>, _ bytes: inout [UInt8]) {
        var place = range.lowerBound
        while place < range.upperBound {
            guard let end = endOfQuestion(at: place, in: range, bytes) else {
                place += 1
                continue
            }
            let answer = Array("(true)".utf8) + Array(repeating: UInt8(ascii: " "), count: end - place - 6)
            bytes.replaceSubrange(place..<end, with: answer)
            place = end
        }
    }

    private static func endOfQuestion(at place: Int, in range: Range<Int>, _ bytes: [UInt8]) -> Int? {
        if place > range.lowerBound, isWordByte(bytes[place - 1]) { return nil }
        var next = place
        for part in ["os", "(", "iOS", ")"] {
            while next < range.upperBound, next > place, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
            let letters = Array(part.utf8)
            guard next + letters.count <= range.upperBound, bytes[next..<next + letters.count].elementsEqual(letters) else { return nil }
            next += letters.count
        }
        return next
    }
}

extension SourceScanner {
    /// Reads code to its end, or to the parenthesis that closes what was interpolated into a text.
    private mutating func scan(until end: UInt8?) {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "#"), isAtLineStart, skipDirective() { continue }
            if byte == UInt8(ascii: "i"), skipImport() { continue }
            if skipComment() || skipText() { continue }
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") {
                if end != nil, depth == 0 { return }
                depth -= 1
            }
            if byte == 0x0a || byte == 0x0d { isAtLineStart = true } else if byte != 0x20, byte != 0x09 { isAtLineStart = false }
            position += 1
        }
    }

    private func starts(_ text: StaticString, at place: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[place..<place + count].elementsEqual($0) }
    }

    private mutating func skipDirective() -> Bool {
        let length = starts("#if", at: position) ? 3 : starts("#elseif", at: position) ? 7 : 0
        guard length > 0, position + length < bytes.count, !isWordByte(bytes[position + length]) else { return false }
        let start = position + length
        position = start
        // An operator at the end of a line carries the condition on.
        while true {
            while position < bytes.count, bytes[position] != 0x0a { position += 1 }
            guard position < bytes.count, carriesOn(start) else { break }
            position += 1
        }
        conditions.append(start..<withoutComment(start, position))
        return true
    }

    private mutating func skipImport() -> Bool {
        guard starts("import", at: position), position == 0 || !isWordByte(bytes[position - 1]) else { return false }
        let module = word(after: position + 6)
        guard module.lowerBound > position + 6, Self.divided.contains(String(decoding: bytes[module], as: UTF8.self)) else { return false }
        position = module.upperBound
        while position < bytes.count, bytes[position] == UInt8(ascii: "."), case let part = word(after: position + 1), !part.isEmpty {
            parts.append(position..<part.upperBound)
            position = part.upperBound
        }
        isAtLineStart = false
        return true
    }

    private func word(after place: Int) -> Range<Int> {
        var start = place
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        let end = bytes[start...].firstIndex { !isWordByte($0) } ?? bytes.count
        return start..<end
    }

    private func carriesOn(_ start: Int) -> Bool {
        let end = withoutComment(start, position)
        guard let last = bytes[start..<end].lastIndex(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0d }), last > start else { return false }
        return starts("&&", at: last - 1) || starts("||", at: last - 1)
    }

    private func withoutComment(_ start: Int, _ end: Int) -> Int {
        let line = bytes[..<end].lastIndex(of: 0x0a).map { max(start, $0) } ?? start
        return (line..<max(line, end - 1)).first { starts("//", at: $0) || starts("/*", at: $0) } ?? end
    }

    private mutating func skipComment() -> Bool {
        if starts("//", at: position) {
            while position < bytes.count, bytes[position] != 0x0a { position += 1 }
            return true
        }
        guard starts("/*", at: position) else { return false }
        var depth = 0
        repeat {
            if starts("/*", at: position) {
                depth += 1
                position += 2
            } else if starts("*/", at: position) {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        return true
    }
}

extension SourceScanner {
    /// Reads a text: `"…"`, `"""…"""`, and both between number signs.
    private mutating func skipText() -> Bool {
        var signs = 0
        while position + signs < bytes.count, bytes[position + signs] == UInt8(ascii: "#") { signs += 1 }
        guard starts("\"", at: position + signs) else { return false }
        let isLong = starts("\"\"\"", at: position + signs)
        position += signs + (isLong ? 3 : 1)
        isAtLineStart = false
        let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: signs)
        let quotes = isLong ? "\"\"\"" : "\""
        let end = Array(quotes.utf8) + Array(repeating: UInt8(ascii: "#"), count: signs)
        while position < bytes.count {
            if has(end) {
                position += end.count
                return true
            }
            // A text of one line ends with it, closed or not.
            if !isLong, bytes[position] == 0x0a { return true }
            if has(escape) { skipEscape(escape.count) } else { position += 1 }
        }
        return true
    }

    private func has(_ letters: [UInt8]) -> Bool { bytes.dropFirst(position).starts(with: letters) }

    private mutating func skipEscape(_ length: Int) {
        position += length
        guard position < bytes.count else { return }
        let isInterpolation = bytes[position] == UInt8(ascii: "(")
        position += 1
        guard isInterpolation else { return }
        scan(until: UInt8(ascii: ")"))
        position += 1
    }
}

private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: byte == UInt8(ascii: "_") || byte >= 0x80
    }
}

extension [UInt8] {
    fileprivate func contains(_ part: [UInt8]) -> Bool {
        guard let first = part.first else { return true }
        var place = startIndex
        while let next = self[place...].firstIndex(of: first) {
            if self[next...].starts(with: part) { return true }
            place = next + 1
        }
        return false
    }
}
