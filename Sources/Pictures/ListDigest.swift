/// A hash of an encoded display list, of the caller's choice: lists with the same digest count as the same.
package struct ListDigest: Hashable, Sendable {
    package let bytes: [UInt8]
    package init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension ListDigest: CustomStringConvertible {
    /// The first 4 bytes in hexadecimal digits, which tell lists apart in a log.
    package var description: String { bytes.prefix(4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
