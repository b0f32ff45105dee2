import Foundation
import SwiftUI
import Testing

@Suite struct DispatchNamesTests {
    @Test func unitsOfTimeAreThoseOfASecond() {
        #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
        #expect(NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
        #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }

    @Test func aClassStandsForItselfWhenItIsCoded() {
        final class Protocol: NSObject {}
        #expect(Protocol.classForCoder() == Protocol.self)
        #expect(OS_dispatch_queue_serial(label: "a").label == "a")
    }
}
