import Foundation

/// Bytes, in JSON a text in Base64.
package struct Base64Bytes: Hashable, Sendable {
    package var bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension Base64Bytes: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        guard case .string(let text) = json, let data = Data(base64Encoded: text) else {
            throw JSONMismatch(expected: "a text in Base64", found: json)
        }
        self.init(Array(data))
    }

    package var json: JSONValue { .string(Data(bytes).base64EncodedString()) }
}
