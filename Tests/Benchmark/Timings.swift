import CLinux
import Foundation

/// How long each picture took, in seconds, and the rows that tell it.
struct Timings {
    /// One picture from its encoded list to its PNG.
    struct Picture {
        var raster: Double
        var encode: Double
        var bytes: Int
    }

    private var whole: [Double] = []
    private var views: [Double] = []
    private var raster: [Double] = []
    private var encode: [Double] = []
    private var bytes = 0

    /// `share` is the picture's part of the timeline: view body, layout, text, list and messages.
    mutating func add(share: Double, _ picture: Picture) {
        whole.append(share + picture.raster + picture.encode)
        views.append(share)
        raster.append(picture.raster)
        encode.append(picture.encode)
        bytes = picture.bytes
    }

    /// Tab-separated: peer, card, metric, value, unit, number of pictures, note.
    func rows(card: String, wall: Double, cpu: Double) -> [String] {
        let count = whole.count
        func row(_ metric: String, _ value: Double, _ unit: String, _ note: String) -> String {
            "widgethost\t\(card)\t\(metric)\t\(String(format: "%.6g", value))\t\(unit)\t\(count)\t\(note)"
        }
        return [
            row("png_rps", Double(count) / wall, "1/s", "view body, layout, text, list both ways, raster, PNG"),
            row("png_ms", 1000 * whole.middle, "ms", "the same, median of one"),
            row("png_cpu_ms", 1000 * cpu / Double(max(1, count)), "ms", "CPU per picture"),
            row("png_bytes", Double(bytes), "B", "entry 15"),
            row("split_view_ms", 1000 * views.middle, "ms", "view body, layout, text, encoded list, messages"),
            row("split_raster_ms", 1000 * raster.middle, "ms", "decoded list and raster"),
            row("split_encode_ms", 1000 * encode.middle, "ms", "the PNG's part of png_ms"),
            row("idle_mib", Memory.proportionalMebibytes, "MiB", "PSS, after the warm run"),
        ]
    }
}

extension [Double] {
    fileprivate var middle: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// Seconds of the machine's and of the process's clock.
enum Clock {
    static var wall: Double { read(CLOCK_MONOTONIC) }
    static var cpu: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

enum Memory {
    /// What this process holds, shared pages in part.
    static var proportionalMebibytes: Double {
        let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
        let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return kibibytes / 1024
    }
}
