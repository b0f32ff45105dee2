/// The answer of a method that has nothing to tell but that it was done.
package struct NoResult: Hashable, Sendable {
    package init() {}
}

extension NoResult: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) { _ = try JSONMembers(json) }
    package var json: JSONValue { [:] }
}
