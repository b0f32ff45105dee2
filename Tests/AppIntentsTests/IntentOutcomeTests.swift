import AppIntents
import Foundation
import Testing

private struct SayIntent: AppIntent {
    static let title: LocalizedStringResource = "Say"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Said") }
}

private struct ThenIntent: AppIntent {
    static let title: LocalizedStringResource = "Then"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: SayIntent()) }
}

private struct OpenIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(value: 1, opensIntent: OpenURLIntent(URL(fileURLWithPath: "/x")))
    }
}

struct LoopIntent: AppIntent {
    static let title: LocalizedStringResource = "Loop"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: LoopIntent()) }
}

@Suite struct IntentOutcomeTests {
    @Test func whatAnIntentSaysAndWantsIsTold() async throws {
        let said = try await IntentOutcome.performing(SayIntent())
        #expect(said.dialog == "Said" && said.opensApp && said.url == nil)
        let opened = try await IntentOutcome.performing(OpenIntent())
        #expect(opened.url?.path == "/x" && !opened.opensApp && opened.dialog == nil)
    }

    @Test func whatItGoesOnWithIsPerformedToo() async throws {
        let outcome = try await IntentOutcome.performing(ThenIntent())
        #expect(outcome.dialog == "Said" && outcome.opensApp)
        _ = try await IntentOutcome.performing(LoopIntent())
    }

    @Test func aTypeIsFoundAgainByItsName() throws {
        let name = try #require(IntentTypes.name(of: SayIntent()))
        #expect(IntentTypes.type(named: name) == SayIntent.self)
        #expect(IntentTypes.type(named: "$sSiD") == nil && IntentTypes.type(named: "nonsense") == nil)
        // One that nobody has named in this process.
        #expect(_mangledTypeName(LoopIntent.self).flatMap { IntentTypes.type(named: $0) } == LoopIntent.self)
    }
}
