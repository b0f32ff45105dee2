import Control
import Foundation

/// What an event tells of an entry that came on screen.
struct ShownEvent: Hashable {
    /// When it came.
    var time: Date
    /// When it should have come.
    var date: Date

    /// In seconds.
    var late: Double { time.timeIntervalSince(date) }

    /// Those among the lines of a subscription; a line that is cut off is left out.
    static func read(_ lines: [UInt8]) -> [ShownEvent] {
        lines.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let parameters = (try? JSONValue(reading: Array(line)))?["params"], parameters["event"] == "shown",
                let time = parameters["time"].flatMap({ try? Date(json: $0) }),
                let date = parameters["date"].flatMap({ try? Date(json: $0) })
            else { return nil }
            return ShownEvent(time: time, date: date)
        }
    }
}
