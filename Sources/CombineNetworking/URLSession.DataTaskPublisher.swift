public import Combine
public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Sends what one request brings, and ends; each subscriber's request is its own.
    ///
    /// A module of its own, since networking is a library that few bundles need; `build` imports it where a source names it.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let answer = Promised<Output, URLError>()
            let task = session.dataTask(with: request) { data, response, error in
                if let response, error == nil {
                    answer.keep(.success((data ?? Data(), response)))
                } else {
                    answer.keep(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            answer.future.handleEvents(receiveCancel: { task.cancel() }).receive(subscriber: subscriber)
            task.resume()
        }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
}

/// A value that is promised to somebody else.
///
/// Unchecked, since a promise is a closure without a word of where it runs; `Future` takes its result behind a lock, from any thread.
private final class Promised<Output, Failure: Error>: @unchecked Sendable {
    let future: Future<Output, Failure>
    private let promise: Future<Output, Failure>.Promise

    init() {
        var promise: Future<Output, Failure>.Promise = { _ in }
        future = Future { promise = $0 }
        self.promise = promise
    }

    func keep(_ result: Result<Output, Failure>) { promise(result) }
}
