package import Foundation

extension JSONValue {
    /// A date in UTC with milliseconds; null for one that is none, or outside the years 0 to 9999 of the Gregorian calendar.
    package static func date(_ date: Date) -> JSONValue {
        let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded()
        // RFC 3339 has a form for no others.
        guard milliseconds >= -62_167_219_200_000, milliseconds < 253_402_300_800_000 else { return .null }
        return .string(Self.text(ofMilliseconds: Int(milliseconds)))
    }

    // Foundation's formatter takes five times as long, which is felt in a list of a thousand placements.
    private static func text(ofMilliseconds milliseconds: Int) -> String {
        let (day, time) = milliseconds.floored(by: 86_400_000)
        let (year, month, monthDay) = calendarDate(ofDay: day)
        return String(unsafeUninitializedCapacity: 24) { bytes in
            var place = 0
            func put(_ value: Int, digits: Int, then mark: UInt8) {
                var rest = value
                for index in (place..<place + digits).reversed() {
                    bytes[index] = Letter.zero + UInt8(truncatingIfNeeded: rest % 10)
                    rest /= 10
                }
                bytes[place + digits] = mark
                place += digits + 1
            }
            put(year, digits: 4, then: Letter.minus)
            put(month, digits: 2, then: Letter.minus)
            put(monthDay, digits: 2, then: UInt8(ascii: "T"))
            put(time / 3_600_000, digits: 2, then: Letter.colon)
            put(time / 60_000 % 60, digits: 2, then: Letter.colon)
            put(time / 1_000 % 60, digits: 2, then: Letter.point)
            put(time % 1_000, digits: 3, then: UInt8(ascii: "Z"))
            return place
        }
    }

    /// The Gregorian date of a day counted from 1970, by eras of 400 years that begin in March.
    private static func calendarDate(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (day + 719_468).floored(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isNextYear = month >= 10
        return (yearOfEra + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3, dayOfYear - (153 * month + 2) / 5 + 1)
    }
}

extension Int {
    /// Quotient and a remainder that is never negative.
    fileprivate func floored(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let remainder = ((self % divisor) + divisor) % divisor
        return ((self - remainder) / divisor, remainder)
    }
}

extension Date: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        guard case .string(let text) = json, let date = Date(iso8601: text) else {
            throw JSONMismatch(expected: "a date as in \"2026-08-01T12:00:00.000Z\"", found: json)
        }
        self = date
    }

    package var json: JSONValue { .date(self) }

    private init?(iso8601 text: String) {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.utf8.contains(Letter.point))
        guard let date = try? style.parse(text) else { return nil }
        self = date
    }
}
