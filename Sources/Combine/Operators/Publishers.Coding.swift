public import Foundation

/// Reads values from the bytes of a whole document.
public protocol TopLevelDecoder<Input> {
    associatedtype Input

    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values as the bytes of a whole document.
public protocol TopLevelEncoder<Output> {
    associatedtype Output

    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
    /// Reads each document; one that cannot be read ends it.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Encodable {
    /// Writes each value as a document.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> {
        tryMap { try encoder.encode($0) }
    }
}
