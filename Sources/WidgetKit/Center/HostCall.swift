internal import Foundation

/// A request on the control socket, as far as an app makes them.
struct HostCall: Encodable {
    let jsonrpc = "2.0"
    let id: Int
    let method: String
    var params: [String: String] = [:]

    static let placementsList = HostCall(id: 1, method: "placements.list")

    /// One line without its break.
    var line: [UInt8] { Self.line(of: self) }

    /// A batch of the reloads that are asked for.
    static func line(for wishes: ReloadWishes) -> [UInt8] {
        let parameters = wishes.meansAll ? [[:]] : wishes.kinds.map { ["kind": $0] }
        return line(of: parameters.enumerated().map { HostCall(id: $0.offset + 1, method: "timelines.reload", params: $0.element) })
    }

    // Texts and numbers can always be encoded.
    private static func line(of value: some Encodable) -> [UInt8] { (try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? [] }

    private enum CodingKeys: CodingKey { case jsonrpc, id, method, params }

    /// What comes back.
    struct Answer<Result: Decodable>: Decodable {
        var result: Result?
        var error: Refusal?

        struct Refusal: Decodable {
            var message: String
        }
    }
}
