import Testing

@testable import Bundles

@Suite struct StackTraceTests {
    @Test func theLinesOfATraceAreTold() {
        let lines: [(String, Bool)] = [
            ("Fatal error: Index out of range", false), ("0 of 3 loaded from 0x12", false), ("Current stack trace:", true),
            ("0    libswiftCore.so      0x00007f446e95f130 swift_reportError + 33", true),
            ("36                        0x0000563ab72c01a1 <unavailable> + 86433", true), ("37 bottles", false),
            ("1    libswiftCore.so      0x00007f446e95f130 swift_reportError + 33", false), ("", false),
        ]
        var trace = StackTrace()
        for (line, isTrace) in lines { #expect(trace.holds(Array(line.utf8)) == isTrace, "\(line)") }
    }
}
