/// The changes of something that does not change: a sequence that ends at once.
public struct NoUpdates<Element>: AsyncSequence, Sendable {
    public func makeAsyncIterator() -> Iterator { Iterator() }

    public struct Iterator: AsyncIteratorProtocol, Sendable {
        public mutating func next() async -> Element? { nil }
    }
}
