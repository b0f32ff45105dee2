import Foundation

/// A date as users write it: ISO 8601 with or without a zone, or @ and seconds since 1970; without a zone it is local.
func date(from text: String) -> Date? {
    if text.hasPrefix("@") { return Double(text.dropFirst()).flatMap { $0.isFinite ? Date(timeIntervalSince1970: $0) : nil } }
    let whole = Date.ISO8601FormatStyle(includingFractionalSeconds: false)
    if let date = try? whole.parse(text) { return date }
    if let date = try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text) { return date }
    return localDate(from: text)
}

/// A date as ISO 8601 in UTC with milliseconds, or nil when it is none that a calendar knows.
///
/// The check comes first: Foundation traps when it prints a date that is no number.
func dateText(_ date: Date) -> String? {
    guard abs(date.timeIntervalSinceReferenceDate) < 1e11 else { return nil }
    return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
}

private func localDate(from text: String) -> Date? {
    let numbers = text.split(omittingEmptySubsequences: false) { "-T :".contains($0) }.map { Int($0) }
    guard [3, 5, 6].contains(numbers.count), !numbers.contains(nil) else { return nil }
    let part = numbers.compactMap { $0 } + [0, 0, 0]
    let wanted = DateComponents(year: part[0], month: part[1], day: part[2], hour: part[3], minute: part[4], second: part[5])
    let calendar = Calendar(identifier: .gregorian)
    guard wanted.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: wanted)
}
