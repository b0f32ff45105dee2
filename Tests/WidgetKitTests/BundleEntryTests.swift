import BundleMessages
import CWidgetBundle
import Drawing
import Testing
import WidgetKit

private struct Entered: WidgetBundle {
    struct Member: TestWidget { static let provider = TestProvider() }
    var body: some Widget { Member() }
}

@MainActor @Suite struct BundleEntryTests {
    @Test func theEntryAndMainTogetherServeAHost() async throws {
        let host = FakeHost()
        let bundle = try #require(widget_bundle_start(host.structure()))
        #expect(bundle.pointee.abi == UInt32(WIDGET_BUNDLE_ABI))
        #expect(Int(bundle.pointee.size) == MemoryLayout<widget_bundle>.size)
        Entered.main()
        let request = BundleRequest(id: 4, body: .snapshot(.of("Member"))).encoded()
        bundle.pointee.handle(request, request.count)
        guard case .timeline(let timeline) = await host.reply(to: 4).body else { return #expect(Bool(false)) }
        #expect(timeline.entries.count == 1)
    }
}
