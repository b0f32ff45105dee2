/// An answer that is owed: given at once or later, in any order; of several the first counts. [the server's thread]
///
/// Given up unanswered, it answers with an error, so that no caller waits for ever.
package final class PendingReply {
    private var deliver: ((Result<JSONValue, Fault>) -> Void)?

    init(_ deliver: @escaping (Result<JSONValue, Fault>) -> Void) { self.deliver = deliver }

    deinit { finish(.failure(.internalError("the host dropped the request unanswered"))) }

    /// Answers with a result.
    package func succeed(_ result: some JSONConvertible) { finish(.success(result.json)) }

    /// Answers with an error.
    package func fail(_ fault: Fault) { finish(.failure(fault)) }

    private func finish(_ outcome: Result<JSONValue, Fault>) {
        guard let deliver else { return }
        self.deliver = nil
        deliver(outcome)
    }
}
