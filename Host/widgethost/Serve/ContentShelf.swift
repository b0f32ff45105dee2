import Bundles
import Storage

/// The bytes of lists and pictures: those that came lately at hand, older ones from the store.
final class ContentShelf {
    typealias Deliver = ([UInt8]?) -> Void

    private var recent: [ContentDigest: [UInt8]] = [:]
    private var order: [ContentDigest] = []
    private var bytes = 0
    private var waiting: [ContentDigest: [Deliver]] = [:]
    private let load: (ContentDigest) -> Void

    /// Bytes that are kept at hand; all else is in the store.
    private static let limit = 16 << 20

    /// `load` asks the store; its answer comes back through `loaded`.
    init(load: @escaping (ContentDigest) -> Void) { self.load = load }

    /// Keeps bytes at hand, since what has just come is looked at next.
    func keep(_ content: [UInt8], for digest: ContentDigest) {
        guard recent.updateValue(content, forKey: digest) == nil else { return }
        order.append(digest)
        bytes += content.count
        while bytes > Self.limit, order.count > 1 { bytes -= recent.removeValue(forKey: order.removeFirst())?.count ?? 0 }
    }

    /// How many bytes there are; nil for what is not at hand.
    func size(of digest: ContentDigest) -> Int? { recent[digest]?.count }

    /// Delivers the bytes, now or later; nil when they are not kept any more.
    func content(_ digest: ContentDigest, deliver: @escaping Deliver) {
        if let content = recent[digest] { return deliver(content) }
        waiting[digest, default: []].append(deliver)
        if waiting[digest]?.count == 1 { load(digest) }
    }

    /// What the store found; nil for nothing.
    func loaded(_ digest: ContentDigest, _ content: [UInt8]?) {
        if let content { keep(content, for: digest) }
        for deliver in waiting.removeValue(forKey: digest) ?? [] { deliver(content) }
    }
}
