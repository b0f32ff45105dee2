import BundleMessages
import Drawing
import Foundation
import Testing
import WidgetKit

private struct Plain: TestWidget { static let provider = TestProvider() }
private struct Twice: TestWidget { static let provider = TestProvider(answers: 2) }

private struct SameKindTwice: WidgetBundle {
    var body: some Widget {
        Plain()
        Plain()
    }
}

private struct NoWidgets: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget { if false { Plain() } }
}

@MainActor @Suite struct BundleRuntimeTests {
    @Test func describesItsKinds() async {
        guard case .description(let description) = await Harness(Plain.self).ask(.describe) else {
            return #expect(Bool(false), "no description came")
        }
        let kind = BundleDescription.Kind(
            kind: "Plain", displayName: "Numbers", description: "Shows a number.", families: [.systemSmall, .systemMedium])
        #expect(description.kinds == [kind])
    }

    @Test func refusesAKindThatIsNotThere() async {
        let failure = await Harness(Plain.self).failure(.timeline(.of("Plane")))
        #expect(failure?.code == .unknownKind)
        #expect(failure?.message == "There is no kind 'Plane'; the bundle has 'Plain'.")
    }

    @Test func refusesAFamilyThatTheKindLacks() async {
        let failure = await Harness(Plain.self).failure(.snapshot(.of("Plain", family: .systemLarge)))
        #expect(failure?.code == .unsupportedFamily)
        #expect(failure?.message == "'Plain' has no 'systemLarge'; it has 'systemSmall', 'systemMedium'.")
    }

    @Test func refusesEverythingWhenTwoWidgetsAreOfOneKind() async {
        let harness = Harness(bundle: SameKindTwice.self)
        #expect(await harness.failure(.describe)?.code == .invalidBundle)
        #expect(await harness.failure(.placeholder(.of("Plain")))?.message.contains("'Plain' 2 times") == true)
        #expect(harness.host.log.contains { $0.contains("'Plain' 2 times") })
    }

    @Test func anEmptyBundleSaysThatItIsEmpty() async {
        let harness = Harness(bundle: NoWidgets.self)
        #expect(await harness.ask(.describe) == .description(BundleDescription(kinds: [])))
        #expect(await harness.ask(.timeline(.of("X")), id: 2) != .description(BundleDescription(kinds: [])))
    }

    @Test func refusesARequestThatOnlyANewerHostKnows() async {
        #expect(await Harness(Plain.self).failure(.unknown(99))?.code == .unknownRequest)
    }

    @Test func answersABrokenRequestByItsId() async {
        let harness = Harness(Plain.self)
        var writer = WireWriter()
        writer.field(1, 7 as UInt64)
        writer.field(2, 3 as UInt64)
        harness.runtime.handle(writer.bytes)
        guard case .failure(let failure) = await harness.host.reply(to: 7).body else { return #expect(Bool(false)) }
        #expect(failure.code == .malformed)
    }

    @Test func dropsBytesThatAreNoRequest() {
        let harness = Harness(Plain.self)
        for bytes in [[], [0xff], Array(repeating: 0x80, count: 100)] as [[UInt8]] { harness.runtime.handle(bytes) }
        #expect(harness.host.log.count == 3)
        #expect(harness.host.replies.isEmpty)
    }

    @Test func saysThatNothingWasRegistered() async {
        let host = FakeHost()
        let runtime = BundleRuntime()
        if let port = host.port() { runtime.connect(port) }
        runtime.handle(BundleRequest(id: 3, body: .describe).encoded())
        guard case .failure(let failure) = await host.reply(to: 3).body else { return #expect(Bool(false)) }
        #expect(failure.code == .invalidBundle)
    }

    @Test func aSecondAnswerIsIgnoredAndSaid() async {
        let harness = Harness(Twice.self)
        #expect(await harness.timeline(.timeline(.of("Twice")))?.entries.count == 1)
        #expect(harness.host.log.contains { $0.contains("'Twice' answered a request twice") })
        #expect(harness.host.replies.count == 1)
    }
}
