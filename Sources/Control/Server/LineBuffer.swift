import Glibc

/// Takes bytes as they come and gives the lines in them; what is longer than a line may be is skipped to its end.
struct LineBuffer {
    private var bytes: [UInt8] = []
    private var start = 0
    /// Before this place there is no newline.
    private var searched = 0
    private var isSkipping = false

    enum Found<Line> {
        case line(Line)
        case tooLong
        case needsMore
    }

    /// A line has begun.
    var isInLine: Bool { isSkipping || start < bytes.count }

    mutating func append(_ chunk: UnsafeRawBufferPointer) { bytes.append(contentsOf: chunk) }

    /// The next whole line, read by `read` where it lies, without its newline; one longer than `limit` bytes is told once.
    mutating func next<Line>(limit: Int, read: (UnsafeRawBufferPointer) -> Line) -> Found<Line> {
        while let end = newline {
            let line = start..<end
            start = end + 1
            searched = start
            if isSkipping {
                isSkipping = false
            } else {
                return line.count > limit ? .tooLong : .line(bytes.withUnsafeBytes { read(UnsafeRawBufferPointer(rebasing: $0[line])) })
            }
        }
        return atEnd(limit: limit)
    }

    private var newline: Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, searched < buffer.count else { return nil }
            return memchr(base + searched, Int32(Letter.newline), buffer.count - searched).map { base.distance(to: UnsafeRawPointer($0)) }
        }
    }

    private mutating func atEnd<Line>(limit: Int) -> Found<Line> {
        searched = bytes.count
        let isTooLong = !isSkipping && bytes.count - start > limit
        isSkipping = isSkipping || isTooLong
        if isSkipping || start == bytes.count { forgetAll() } else if start > 1 << 16 { forgetRead() }
        return isTooLong ? .tooLong : .needsMore
    }

    private mutating func forgetAll() {
        // What a large line took is given back.
        bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 16)
        (start, searched) = (0, 0)
    }

    private mutating func forgetRead() {
        bytes.removeFirst(start)
        (start, searched) = (0, searched - start)
    }
}
