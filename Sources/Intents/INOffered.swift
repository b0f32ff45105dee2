public import Foundation
internal import Synchronization

/// What a handler offers for a parameter of an intent: what a collection of options holds, whatever its type.
public struct _INOffered {
    package struct Section {
        package let title: String?
        package let items: [NSObject]
    }

    package let sections: [Section]

    package init<Object>(_ collection: INObjectCollection<Object>) {
        sections = collection.sections.map { Section(title: $0.title, items: $0.items) }
    }

    /// Asks a handler in both of the ways in which it may answer, of which it has one; classes that are made of an `.intentdefinition` ask so.
    public static func asking<Object: NSObject>(
        _ returning: () async throws -> INObjectCollection<Object>,
        or completing: (@escaping @Sendable (INObjectCollection<Object>?, (any Error)?) -> Void) -> Void
    ) async throws -> _INOffered {
        do { return _INOffered(try await returning()) } catch is _INUnanswered {}
        let given = try await withCheckedThrowingContinuation { continuation in
            let answer = FirstAnswer<Object>(continuation)
            completing { answer.take($0, $1) }
        }
        return _INOffered(given.collection)
    }
}

/// Why nothing is offered: the handler has no method that says what.
public struct _INUnanswered: Error, CustomStringConvertible {
    public let description = "its handler offers none"

    public init() {}
}

/// A collection on its way from the handler's thread.
///
/// Unchecked since the handler gives it away with its answer: from then on only who asked reads it.
private struct GivenCollection<Object: NSObject>: @unchecked Sendable {
    let collection: INObjectCollection<Object>
}

/// Hears a handler once, however often it answers.
private final class FirstAnswer<Object: NSObject>: Sendable {
    private let continuation: Mutex<CheckedContinuation<GivenCollection<Object>, any Error>?>

    init(_ continuation: CheckedContinuation<GivenCollection<Object>, any Error>) { self.continuation = Mutex(continuation) }

    func take(_ collection: INObjectCollection<Object>?, _ error: (any Error)?) {
        let asked = continuation.withLock { $0.take() }
        if let error {
            asked?.resume(throwing: error)
        } else {
            asked?.resume(returning: GivenCollection(collection: collection ?? INObjectCollection(sections: [])))
        }
    }
}
