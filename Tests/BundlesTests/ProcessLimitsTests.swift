import Foundation
import Glibc
import Testing

@testable import Bundles

@Suite struct ProcessLimitsTests {
    private let limits = ProcessLimits(memory: 128 << 20, processor: 30)

    @Test func memoryOverTheLimitIsTold() {
        var watch = UsageWatch(limits)
        #expect(watch.breach(ProcessUsage(memory: 128 << 20, processor: 0), open: [1]) == nil)
        let words = watch.breach(ProcessUsage(memory: 200 << 20, processor: 0), open: [1])
        #expect(words == "used 200 MiB of memory, where 128 are allowed")
    }

    @Test func processorTimeCountsFromTheRequestsOwnBeginning() {
        var watch = UsageWatch(limits)
        // Nothing is open for long enough, however long the process has worked.
        for second in stride(from: 0.0, through: 100, by: 20) {
            #expect(watch.breach(ProcessUsage(memory: 0, processor: second), open: [UInt64(second)]) == nil)
        }
        #expect(watch.breach(ProcessUsage(memory: 0, processor: 110), open: [7]) == nil)
        #expect(watch.breach(ProcessUsage(memory: 0, processor: 140), open: [7, 8]) == nil)
        let words = watch.breach(ProcessUsage(memory: 0, processor: 140.5), open: [7, 8])
        #expect(words == "used 30 seconds of processor time in one request, where 30 are allowed")
    }

    @Test(arguments: [
        ("200 50 20 4 0 30 0", "7 (name) S 1 7 7 0 -1 4194560 90 0 0 0 150 50 0 0 20", 50, 200.0),
        ("200 50 20 4 0 30 0", "7 (a) b (c)) R 1 7 7 0 -1 4194560 90 0 0 0 1 2 0 0 20", 50, 3),
    ])
    func theKernelsFilesAreRead(statm: String, stat: String, pages: Int, ticks: Double) throws {
        let usage = try #require(ProcessUsage(statm: statm, stat: stat))
        #expect(usage.memory == UInt64(pages) * UInt64(getpagesize()))
        #expect(usage.processor == ticks / Double(sysconf(Int32(_SC_CLK_TCK))))
    }

    @Test(arguments: [("", ""), ("1 x", "7 (n) S 1"), ("1 2", "no name"), ("1 2", "7 (n) S 1 2 3")])
    func whatIsNotTheirFormIsNothing(statm: String, stat: String) {
        #expect(ProcessUsage(statm: statm, stat: stat) == nil)
    }

    @Test func thisProcessIsSeen() throws {
        let usage = try #require(ProcessUsage(ofProcess: getpid()))
        #expect(usage.memory > 1 << 20)
        #expect(ProcessUsage(ofProcess: -1) == nil)
    }

    /// A process of its own: over its limit it is ended, and the reason wins over the signal.
    @Test func aProcessThatTakesTooMuchIsEnded() throws {
        let run = try BundleRun(.echo, limits: ProcessLimits(memory: 64 << 20))
        run.send("eat memory")
        let end = try run.ending()
        guard case .overLimit(let words) = end else { return #expect(end == .overLimit("")) }
        #expect(words.hasSuffix("where 64 are allowed"))
        #expect(end.isOwnFault)
        let busy = try BundleRun(.echo, limits: ProcessLimits(processor: 0.3))
        busy.send("spin")
        #expect(try busy.ending() == .overLimit("used 0 seconds of processor time in one request, where 0 are allowed"))
    }
}
