import Drawing
import Scheduling
import Testing

@testable import Control
@testable import widgethost

@Suite struct OpenerTests {
    @Test(
        arguments: [
            ("https://example.com", true), ("a:b", true), ("x-app+1.2://", true), ("", false), ("example.com", false), ("-flag:x", false),
            ("/etc/passwd", false), ("a b:c", false), (":x", false), ("a:", false), ("1a:b", false), ("a:\0", false),
        ])
    func onlyURLsAreOpened(text: String, isURL: Bool) {
        #expect(Opener.isURL(text) == isURL)
    }
}

@Suite struct TapQueueTests {
    private func tap(_ placement: UInt64, _ element: Int) -> Tap {
        Tap(
            placement: PlacementID(placement), kind: "K", element: element, intent: IntentCall(type: "t", name: "n", values: "{}"),
            reply: PendingReply { _ in })
    }

    @Test func tapsOfOneBundleAreDoneOneAfterTheOther() {
        var queue = TapQueue()
        queue.add(tap(1, 0), of: "A")
        queue.add(tap(2, 1), of: "A")
        queue.add(tap(3, 2), of: "B")
        #expect(queue.begin("A")?.element == 0 && queue.begin("A") == nil && queue.begin("B")?.element == 2)
        #expect(queue.waits(for: PlacementID(2)) && !queue.waits(for: PlacementID(1)))
        queue.end("A")
        #expect(queue.begin("A")?.element == 1)
        queue.end("A")
        #expect(queue.begin("A") == nil && queue.begin("C") == nil)
    }
}
