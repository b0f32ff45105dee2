/// Cuts a stream of bytes into lines, and keeps no more than one line of it.
package struct LineSplitter {
    private var line: [UInt8] = []

    /// Begins with an empty line.
    package init() {}

    /// The lines that `bytes` complete, without their ends; of one that is too long the rest is dropped.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                lines.append(line)
                line = []
            } else if line.count <= LogLine.limit {
                line.append(byte)
            }
        }
        return lines
    }

    /// What came after the last end of a line, or nil.
    package mutating func finish() -> [UInt8]? {
        defer { line = [] }
        return line.isEmpty ? nil : line
    }
}
