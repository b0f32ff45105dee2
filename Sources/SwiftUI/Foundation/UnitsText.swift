import AppIntents
import Foundation

/// Units and their counts as text of a language.
struct UnitsText {
    let locale: Locale
    let style: DateComponentsFormatter.UnitsStyle
    /// Whether numbers that follow one another as in a clock all have two digits.
    let isPadded: Bool

    func string(_ counts: [CountedUnit.Count]) -> String {
        if style == .positional { return positional(counts) }
        let named = counts.filter { $0.unit.fixed == nil }.map { string($0) }
        let fixed = counts.filter { $0.unit.fixed != nil }
        guard !fixed.isEmpty else { return joined(named) }
        return joined(named + [style == .spellOut ? joined(fixed.map { string($0) }) : durations(fixed)])
    }

    /// As a clock writes it, with larger units in front by their names, as in "2d 3:04:05".
    private func positional(_ counts: [CountedUnit.Count]) -> String {
        let clock = counts.filter { [.hour, .minute, .second].contains($0.unit) }
        let others = counts.filter { !clock.contains($0) }
        let isNegative = clock.contains { $0.value < 0 } && others.isEmpty
        let digits = clock.enumerated().map { index, count in
            let width = index == 0 && !(isPadded && others.isEmpty) ? 1 : 2
            return count.value.magnitude.formatted(.number.grouping(.never).precision(.integerLength(width...)).locale(locale))
        }
        let time = (isNegative ? "-" : "") + digits.joined(separator: ":")
        let named = others.isEmpty ? [] : [UnitsText(locale: locale, style: .abbreviated, isPadded: false).string(others)]
        return (named + (clock.isEmpty ? [] : [time])).joined(separator: " ")
    }

    private func joined(_ parts: [String]) -> String {
        parts.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
    }

    private func string(_ count: CountedUnit.Count) -> String {
        let text = count.unit.fixed == nil ? LongUnits.string(count, width: width, locale: locale) : durations([count])
        guard style == .spellOut else { return text }
        let digits = count.value.magnitude.formatted(.number.locale(locale))
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return text.replacing(digits, with: formatter.string(from: NSNumber(value: count.value.magnitude)) ?? digits, maxReplacements: 1)
    }

    private func durations(_ counts: [CountedUnit.Count]) -> String {
        let units = counts.compactMap { $0.unit.fixed?.unit }
        let seconds = counts.reduce(Int64(0)) { $0 + Int64($1.value) * ($1.unit.fixed?.seconds ?? 0) }
        let format = Duration.UnitsFormatStyle(allowedUnits: Set(units), width: width, zeroValueUnits: .show(length: 1)).locale(locale)
        let text = Duration.seconds(seconds).formatted(format)
        // English writes its shortest names but one right behind their numbers.
        return style == .brief && LongUnits.language(of: locale) == "en" ? text.withoutSpacesBehindDigits : text
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch style {
        case .positional, .abbreviated: .narrow
        case .short: .abbreviated
        case .brief: .condensedAbbreviated
        case .full, .spellOut: .wide
        }
    }
}

extension String {
    fileprivate var withoutSpacesBehindDigits: String {
        var result = ""
        for character in self where !(character.isWhitespace && result.last?.isNumber == true) { result.append(character) }
        return result
    }
}
