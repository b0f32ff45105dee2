import BundleMessages
import Drawing
import Foundation
import WidgetKit

/// A bundle and a host within the test.
@MainActor struct Harness {
    let host = FakeHost()
    let runtime = BundleRuntime()

    init<W: Widget>(_ widget: W.Type) {
        if let port = host.port() { runtime.connect(port) }
        runtime.register(W.declarations)
    }

    init<B: WidgetBundle>(bundle: B.Type) {
        if let port = host.port() { runtime.connect(port) }
        runtime.register(B.declarations)
    }

    /// Asks and waits for the reply.
    func ask(_ body: BundleRequest.Body, id: UInt64 = 1) async -> BundleReply.Body {
        runtime.handle(BundleRequest(id: id, body: body).encoded())
        return await host.reply(to: id).body
    }

    /// The timeline that a request is answered with; nil after a failure.
    func timeline(_ body: BundleRequest.Body) async -> TimelineReply? {
        guard case .timeline(let timeline) = await ask(body) else { return nil }
        return timeline
    }

    /// The failure that a request is answered with.
    func failure(_ body: BundleRequest.Body) async -> BundleFailure? {
        guard case .failure(let failure) = await ask(body) else { return nil }
        return failure
    }
}

extension WidgetRequest {
    /// A request for a small widget at the start of 2026.
    static func of(
        _ kind: String, family: Family = .systemSmall, isPreview: Bool = false, environments: [RenderEnvironment] = [RenderEnvironment()]
    ) -> WidgetRequest {
        WidgetRequest(
            kind: kind, family: family, size: CGSize(width: 158, height: 158), isPreview: isPreview, now: .start, environments: environments
        )
    }
}

extension Date {
    static let start = Date(timeIntervalSince1970: 1_767_225_600)
}

extension TimelineReply.Entry {
    /// The lists of the entry, decoded.
    var drawings: [DisplayList] { lists.compactMap { try? DisplayList(decoding: $0) } }
}
