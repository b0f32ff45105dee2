import Foundation
import Testing

@testable import Bundles

@Suite struct MarkPageTests {
    private let mark = DrawingMark(request: 7, entry: 2, count: 5, date: Date(timeIntervalSince1970: 1_800_000_000.5))

    @Test func whatOneSideWritesTheOtherReads() throws {
        let file = try #require(MarkPage.make())
        guard let bundle = MarkPage(file.number), let host = MarkPage(file.number) else { throw CocoaError(.fileReadUnknown) }
        expect(host.mark, nil)
        bundle.write(mark)
        expect(host.mark, mark)
        bundle.write(DrawingMark(request: 0, entry: 0, count: 0, date: .now))
        expect(host.mark, nil)
    }

    @Test func aDateThatIsNoNumberIsNoMark() throws {
        let file = try #require(MarkPage.make())
        guard let page = MarkPage(file.number) else { throw CocoaError(.fileReadUnknown) }
        page.write(DrawingMark(request: 7, entry: 0, count: 1, date: Date(timeIntervalSince1970: .nan)))
        expect(page.mark, nil)
    }

    @Test func withoutMemoryThereIsNoPage() {
        let isThere = MarkPage(-1) != nil
        #expect(!isThere)
    }

    // A page cannot be copied into what a macro looks at.
    private func expect(_ found: DrawingMark?, _ wanted: DrawingMark?) { #expect(found == wanted) }

    /// Through a real process: what it drew when it died is still there.
    @Test func theMarkOutlivesTheProcess() throws {
        let run = try BundleRun(.echo)
        run.send("draw and abort", id: 9)
        #expect(try run.ending() == .signalled(SIGABRT))
        #expect(run.connection?.mark == DrawingMark(request: 9, entry: 2, count: 5, date: Date(timeIntervalSince1970: 1_800_000_000)))
    }

    @Test(arguments: [
        (BundleEnd.signalled(SIGILL), true), (.exited(status: 0), true), (.closed, true), (.overLimit("x"), true),
        (.brokeProtocol("x"), true), (.signalled(SIGKILL), false), (.signalled(SIGTERM), false), (.killed, false), (.refused("x"), false),
    ])
    func whoIsToBlame(end: BundleEnd, isOwnFault: Bool) {
        #expect(end.isOwnFault == isOwnFault)
    }
}
