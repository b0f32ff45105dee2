import Drawing

/// An encoded display list as the engine holds it: two look the same exactly when their bytes are equal.
struct ListBytes: Hashable, Sendable {
    let bytes: [UInt8]

    func list(kind: String) throws(HostError) -> DisplayList {
        do throws(WireError) { return try DisplayList(decoding: bytes) } catch { throw .notDrawn(kind: kind, reason: "\(error)") }
    }
}
