internal import AppIntents
internal import Foundation
internal import Intents
internal import Synchronization

/// The objects that handlers have offered and users have set: a provider that is asked again gets them without a question to the handler, which
/// may take its time, as on iOS the object itself is kept.
final class OfferedObjects: Sendable {
    /// A parameter of a type of intents.
    struct Place: Hashable {
        let intent: ObjectIdentifier
        let parameter: String

        init(_ intent: INIntent.Type, _ parameter: String) {
            self.intent = ObjectIdentifier(intent)
            self.parameter = parameter
        }
    }

    static let shared = OfferedObjects()

    // More are not set at a time; who goes on setting others begins anew.
    private static let limit = 1_000

    // A handler gives its objects away with its answer, and from then on they are only read.
    private let known = Mutex<[Place: [String: HandedOver<INObject>]]>([:])

    func keep(_ objects: [INObject], for place: Place) {
        let given = objects.map { ($0.key, HandedOver(value: $0)) }
        known.withLock { known in
            if known[place, default: [:]].count > Self.limit { known[place] = nil }
            for (key, object) in given { known[place, default: [:]][key] = object }
        }
    }

    /// Those of some identifiers that are known.
    func objects(_ identifiers: [String], for place: Place) -> [INObject] {
        let given = known.withLock { known in identifiers.compactMap { known[place]?[$0] } }
        return given.map(\.value)
    }
}

extension INIntent {
    /// How long a provider waits for objects that its handler is asked for; without them it gets their identifiers.
    private static let patience = Duration.seconds(3)

    /// An intent of its own with its defaults and what was set. Handlers are asked on the kind's executor: who blocks there costs its own kind.
    nonisolated(nonsending) static func configured(_ settings: [String: _IntentSetting], on executor: KindExecutor?) async -> Self {
        let intent = taking(settings)
        guard !intent.recall(settings) else { return intent }
        let type = HandedOver(value: Self.self)
        await waiting(atMost: patience, on: executor) { _ = await type.value.taking(settings).lookUp(settings) }
        _ = intent.recall(settings)
        return intent
    }
}

/// Waits for some work, and no longer than a while; the work goes on by itself.
private nonisolated(nonsending) func waiting(
    atMost limit: Duration, on executor: KindExecutor?, for work: @escaping @Sendable () async -> Void
) async {
    await withCheckedContinuation { continuation in
        let end = OneEnd(continuation)
        Task(executorPreference: executor) {
            await work()
            end.come()
        }
        Task {
            try? await Task.sleep(for: limit)
            end.come()
        }
    }
}

/// Goes on once, whoever says so first.
private final class OneEnd: Sendable {
    private let continuation: Mutex<CheckedContinuation<Void, Never>?>

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = Mutex(continuation) }

    func come() { continuation.withLock { $0.take() }?.resume() }
}
