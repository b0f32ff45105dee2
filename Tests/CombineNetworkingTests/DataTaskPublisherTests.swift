import Combine
import CombineNetworking
import Foundation
import FoundationNetworking
import Testing

@Suite struct DataTaskPublisherTests {
    /// What a subscriber heard, up to the end.
    private func heard(_ url: URL) async -> [String] {
        await withCheckedContinuation { continuation in
            var words: [String] = []
            var kept: AnyCancellable?
            kept = URLSession.shared.dataTaskPublisher(for: url).sink { completion in
                let end = if case .failure(let error) = completion { "failed: \(error.code == .unsupportedURL)" } else { "finished" }
                words.append(end)
                continuation.resume(returning: words)
                kept = nil
            } receiveValue: {
                words.append(String(decoding: $0.data, as: UTF8.self))
            }
            _ = kept
        }
    }

    @Test func anAnswerComesOnceAndEndsIt() async throws {
        #expect(await heard(try #require(URL(string: "data:text/plain,hello"))) == ["hello", "finished"])
    }

    @Test func whatCannotBeAskedFails() async throws {
        #expect(await heard(try #require(URL(string: "nothing://here"))) == ["failed: true"])
    }
}
