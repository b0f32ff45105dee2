internal import Drawing
internal import Foundation

/// Bytes of a kind, a name, a locale or a time zone at most.
let nameLimit = 1_024
/// Bytes of a sentence at most.
let sentenceLimit = 16_384

/// Seconds from 1970 either way: far beyond `distantPast` and `distantFuture`, and small enough to count in.
private let dateLimit = 1e11

extension WireField {
    /// A date from seconds since 1970, refused when it is not a number or lies thousands of years away.
    func date(_ name: @autoclosure () -> String) throws(WireError) -> Date {
        let seconds = try double()
        guard abs(seconds) <= dateLimit else { throw .outOfRange(field: name()) }
        return Date(timeIntervalSince1970: seconds)
    }

    /// A finite number of 8 bytes.
    func finite(_ name: @autoclosure () -> String) throws(WireError) -> Double {
        let value = try double()
        guard value.isFinite else { throw .outOfRange(field: name()) }
        return value
    }
}

extension WireWriter {
    mutating func field(_ number: Int, _ date: Date) { field(number, date.timeIntervalSince1970) }
}
