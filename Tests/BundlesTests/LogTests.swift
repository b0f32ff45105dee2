import Testing

@testable import Bundles

@Suite struct LogTests {
    @Test func aHundredLinesASecondPass() {
        var gate = LogGate()
        let start = ContinuousClock.now
        let passed = (0..<250).filter { gate.admits(at: start + .milliseconds($0)) }
        #expect(passed == Array(0..<100))
        #expect(gate.takeDropped(at: start + .milliseconds(999)) == nil)
        #expect(gate.takeDropped(at: start + .milliseconds(1_000)) == 150)
        #expect(gate.takeDropped(at: start + .milliseconds(1_001)) == nil)
        let passesAgain = gate.admits(at: start + .milliseconds(1_002))
        #expect(passesAgain)
    }

    @Test func linesAreCutHoweverTheBytesCome() {
        var splitter = LineSplitter()
        #expect(splitter.append("on").isEmpty)
        #expect(splitter.append("e\ntwo\n\nth") == ["one", "two", ""].map { Array($0.utf8) })
        #expect(splitter.finish() == Array("th".utf8))
        #expect(splitter.finish() == nil)
    }

    @Test func aLineWithoutEndTakesNoMemory() {
        var splitter = LineSplitter()
        for _ in 0..<100 { #expect(splitter.append(String(repeating: "x", count: 1_000)).isEmpty) }
        #expect(splitter.finish()?.count == LogLine.limit + 1)
    }

    @Test(arguments: [
        ("plain", "plain"), ("a\tb", "a\tb"), ("\u{1b}]0;title\u{7}", "\u{fffd}]0;title\u{fffd}"), ("c1\u{9b}31m", "c1\u{fffd}31m"),
        (String(repeating: "y", count: 5_000), String(repeating: "y", count: 4_096) + "…"),
    ])
    func aLineIsSafeToPrint(given: String, shown: String) {
        #expect(LogLine(name: "Clock", source: .log, level: .info, text: given.utf8).text == shown)
    }

    @Test(
        arguments: [
            (.signalled(6), "crashed with SIGABRT (Aborted)"), (.signalled(9), "was ended by SIGKILL (Killed)"),
            (.exited(status: 3), "exited by itself with status 3"), (.refused("why"), "could not be loaded: why"),
        ] as [(BundleEnd, String)])
    func theEndIsTold(end: BundleEnd, text: String) {
        #expect(end.description == text)
    }
}

extension LineSplitter {
    fileprivate mutating func append(_ text: String) -> [[UInt8]] { Array(text.utf8).withUnsafeBytes { append($0) } }
}
