import Foundation
import Testing

@testable import DaemonBenchmark

/// What other programs and the kernel print.
@Suite struct ReadingTests {
    @Test func theFloorsRowsAreReadByTheirMetric() {
        let rows = FloorRows(
            "unix-socket\t-\tkept_free_p50\t6.5\tus\t1000\tepoll server\nunix-socket\t-\tkept_free_p99\t11\tus\t1000\t\n\nno row\n")
        #expect(rows["kept_free_p50"] == 6.5)
        #expect(rows["kept_free_p99"] == 11)
        #expect(rows["kept_free_p999"] == nil)
    }

    @Test(arguments: [
        ("Pss", "Rss:\t 12 kB\nPss:   1234 kB\nPss_Dirty: 5 kB\n", 1_234), ("Pss_Dirty", "Pss: 1 kB\nPss_Dirty: 5 kB", 5),
        ("nonvoluntary_ctxt_switches", "voluntary_ctxt_switches:\t3\nnonvoluntary_ctxt_switches:\t4\n", 4), ("Pss", "", nil),
        ("Pss", "Pss:\n", nil), ("Pss", "Pss: many\n", nil),
    ])
    func theKernelsNumbersAreReadByTheirNames(name: String, text: String, expected: Int?) {
        #expect(ProcText.number(name, in: text) == expected)
    }

    @Test func aLineOfNumbersIsReadWhole() {
        #expect(ProcText.numbers(in: "12 345 \n") == [12, 345])
        #expect(ProcText.numbers(in: "") == [])
    }

    @Test func shownEventsTellHowLateTheyCame() {
        let lines = """
            {"jsonrpc":"2.0","method":"events.event","params":{"sequence":1,"event":"shown","topic":"timelines",\
            "time":"2026-08-01T12:00:00.012Z","placement":1,"date":"2026-08-01T12:00:00.002Z"}}
            {"jsonrpc":"2.0","method":"events.event","params":{"sequence":2,"event":"asked","time":"2026-08-01T12:00:00.000Z"}}
            {"jsonrpc":"2.0","method":"events.heartbeat","params":{"sequence":2}}
            {"jsonrpc":"2.0","method":"events.ev
            """
        let shown = ShownEvent.read(Array(lines.utf8))
        #expect(shown.count == 1)
        #expect(shown.first.map { abs($0.late - 0.01) < 1e-6 } == true)
    }
}

@Suite struct VerbTests {
    @Test func noVerbMeansAllOfThem() {
        #expect(Verb.chosen(nil) == Verb.allCases)
        #expect(Verb.chosen("idle") == [.idle])
        #expect(Verb.chosen("sleep") == nil)
    }
}

@Suite struct RunningProcessTests {
    private let own = RunningProcess(id: ProcessInfo.processInfo.processIdentifier)

    @Test func thisProcessIsCountedWithItsChildren() throws {
        let child = Process()
        let pipe = Pipe()
        child.executableURL = URL(fileURLWithPath: "/bin/cat")
        child.standardInput = pipe
        child.standardOutput = FileHandle.nullDevice
        try child.run()
        #expect(own.family.contains { $0.id == child.processIdentifier && $0.program == "cat" })
        try pipe.fileHandleForWriting.close()
        child.waitUntilExit()
        #expect(own.threads.contains(own.id))
        #expect(own.proportionalMemory > 1)
        #expect(own.processorTime > 0)
        #expect(own.sleeps[own.id] != nil)
    }
}
