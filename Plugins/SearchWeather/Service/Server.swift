import Foundation
import WidgetKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The server of both widgets, as the app has it: `server` in the defaults of their group, and `caches`, which a developer can switch off.
struct Server {
    static let group = "group.example.searchweather"
    /// A widget is better late by an update than kept waiting.
    static let patience: TimeInterval = 4

    let address: String
    let keepsAnswers: Bool

    init() {
        let defaults = UserDefaults(suiteName: Self.group)
        address = defaults?.string(forKey: "server") ?? "https://search.example.com"
        keepsAnswers = defaults?.object(forKey: "caches") as? Bool ?? true
    }

    /// Asks for something now.
    func get<Answer: Codable>(_ path: String, _ query: [String: String] = [:]) async throws -> Answer {
        guard let url = url(path, query) else { throw ServerError.noAddress }
        let (data, response) = try await Self.session.data(from: url)
        guard let status = (response as? HTTPURLResponse)?.statusCode, status == 200 else { throw ServerError.refused }
        guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else { throw ServerError.nonsense }
        if keepsAnswers { UserDefaults.standard.set(data, forKey: url.absoluteString) }
        return answer
    }

    /// Asks, and where that fails gives the last answer.
    func ask<Answer: Codable>(_ path: String, _ query: [String: String] = [:]) async -> Asked<Answer> {
        do { return .fresh(try await get(path, query)) } catch {
            let kept = keepsAnswers ? url(path, query).flatMap { UserDefaults.standard.data(forKey: $0.absoluteString) } : nil
            guard let kept, let answer = try? JSONDecoder().decode(Answer.self, from: kept) else { return .nothing(error) }
            return .kept(answer)
        }
    }

    private func url(_ path: String, _ query: [String: String]) -> URL? {
        var parts = URLComponents(string: "\(address)/\(path)")
        parts?.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        return parts?.url
    }

    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = patience
        configuration.timeoutIntervalForResource = patience
        return URLSession(configuration: configuration)
    }()
}

/// What came of asking.
enum Asked<Answer> {
    case fresh(Answer)
    /// From before: the server is not to be had.
    case kept(Answer)
    case nothing(any Error)

    /// When to ask again: some time after an answer, as soon as may be after none.
    func policy(every interval: TimeInterval) -> TimelineReloadPolicy {
        if case .fresh = self { .after(.now + interval) } else { .atEnd }
    }
}

enum ServerError: Error {
    case noAddress, refused, nonsense
}
