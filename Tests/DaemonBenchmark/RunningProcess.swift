import CLinux
import Foundation

/// A process as the kernel counts it.
struct RunningProcess: Hashable {
    let id: Int32

    /// As in "widgethost-bundle", whatever the process calls itself.
    var program: String {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")
        return path?.split(separator: "/").last.map(String.init) ?? ""
    }

    /// Those that it has started and that live.
    var children: [RunningProcess] {
        threads.flatMap { ProcText.numbers(in: Self.text("/proc/\(id)/task/\($0)/children")) }.map { RunningProcess(id: $0) }
    }

    /// It and all that descend from it.
    var family: [RunningProcess] { [self] + children.flatMap(\.family) }

    var threads: [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []).compactMap { Int32($0) }.sorted()
    }

    /// How often each of its threads has gone to sleep.
    var sleeps: [Int32: Int] {
        Dictionary(
            uniqueKeysWithValues: threads.map { thread in
                (thread, ProcText.number("voluntary_ctxt_switches", in: Self.text("/proc/\(id)/task/\(thread)/status")) ?? 0)
            })
    }

    /// What it holds, shared pages in part, in MiB.
    var proportionalMemory: Double { Double(ProcText.number("Pss", in: Self.text("/proc/\(id)/smaps_rollup")) ?? 0) / 1_024 }

    /// What it has written to and shares with nobody, in MiB.
    var ownMemory: Double { Double(ProcText.number("RssAnon", in: Self.text("/proc/\(id)/status")) ?? 0) / 1_024 }

    /// Open descriptors.
    var descriptors: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd"))?.count ?? 0 }

    /// Processor time of all its threads, in seconds.
    var processorTime: Double {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Keeps all its threads on one processor, or on any for nil.
    func stay(on processor: Int?) { for thread in threads { Processors.keep(thread, on: processor) } }

    private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}

/// Where threads may run.
enum Processors {
    /// Keeps a thread, 0 for this one, on one processor, or lets it run on every one for nil.
    static func keep(_ thread: Int32, on processor: Int?) {
        var set = cpu_set_t()
        withUnsafeMutableBytes(of: &set) { bytes in
            for number in 0..<bytes.count * 8 where processor == nil || processor == number { bytes[number / 8] |= 1 << (number % 8) }
        }
        sched_setaffinity(thread, MemoryLayout<cpu_set_t>.size, &set)
    }
}

/// Seconds since some moment, whatever is done to the clock.
func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
