internal import Foundation

/// The forms of a word that go with numbers; no language has them all.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// Which form goes with a number, by the rules of Unicode's CLDR for cardinal numbers.
package enum PluralRule {
    /// The form for a number in a language, named as in "pt-BR"; a language that is not known is taken to have one and others.
    package static func category(of number: Double, language: String) -> PluralCategory {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        let name = parts.first.map(String.init) ?? ""
        let rule = name == "pt" && parts.contains("pt") && parts.count > 1 && parts[1] == "pt" ? italian : rules[name] ?? english
        return rule(PluralOperands(number))
    }

    typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    private static let rules: [String: Rule] = {
        let groups: [([String], Rule)] = [
            (["ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "lo", "my", "km"], { _ in .other }),
            (["it", "ca"], italian),
            (["es"], { $0.isExactly(1) ? .one : $0.isMillions ? .many : .other }),
            (["fr"], { $0.whole < 2 ? .one : $0.isMillions ? .many : .other }),
            (["pt"], { $0.whole < 2 ? .one : $0.isMillions ? .many : .other }),
            (["tr", "hu", "bg", "el", "nb", "nn", "no", "da", "az", "ka", "kk", "uz", "sq", "eu", "ta", "te", "ml", "mr"], turkish),
            (["hi", "fa", "bn", "gu", "kn", "am", "zu"], { $0.whole == 0 || $0.isExactly(1) ? .one : .other }),
            (["ru", "uk", "be"], russian), (["sr", "hr", "bs"], serbian), (["pl"], polish), (["cs", "sk"], czech),
            (["ar"], arabic), (["he", "iw"], hebrew), (["ro"], romanian), (["lt"], lithuanian), (["lv"], latvian), (["sl"], slovenian),
        ]
        return Dictionary(groups.flatMap { names, rule in names.map { ($0, rule) } }, uniquingKeysWith: { first, _ in first })
    }()

    private static let english: Rule = { $0.isExactly(1) ? .one : .other }
    private static let turkish: Rule = { $0.isExactly(1) ? .one : .other }
    private static let italian: Rule = { $0.isExactly(1) ? .one : $0.isMillions ? .many : .other }

    private static let russian: Rule = { operands in
        guard operands.isWhole else { return .other }
        if operands.ends(in: 1...1, hundred: 11...11) { return .one }
        return operands.ends(in: 2...4, hundred: 12...14) ? .few : .many
    }

    private static let serbian: Rule = { operands in
        let counted = operands.isWhole ? operands : PluralOperands(Double(operands.fraction))
        if counted.ends(in: 1...1, hundred: 11...11) { return .one }
        return counted.ends(in: 2...4, hundred: 12...14) ? .few : .other
    }

    private static let polish: Rule = { operands in
        guard operands.isWhole else { return .other }
        if operands.whole == 1 { return .one }
        return operands.ends(in: 2...4, hundred: 12...14) ? .few : .many
    }

    private static let czech: Rule = { operands in
        guard operands.isWhole else { return .many }
        return operands.whole == 1 ? .one : (2...4).contains(operands.whole) ? .few : .other
    }

    private static let arabic: Rule = { operands in
        guard operands.isWhole else { return .other }
        switch (operands.whole, operands.whole % 100) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
    }

    private static let hebrew: Rule = { operands in
        guard operands.isWhole else { return operands.whole == 0 ? .one : .other }
        return operands.whole == 1 ? .one : operands.whole == 2 ? .two : .other
    }

    private static let romanian: Rule = { operands in
        if operands.isExactly(1) { return .one }
        return !operands.isWhole || operands.whole == 0 || (1...19).contains(operands.whole % 100) ? .few : .other
    }

    private static let lithuanian: Rule = { operands in
        guard operands.isWhole else { return .many }
        if (11...19).contains(operands.whole % 100) { return .other }
        return operands.whole % 10 == 1 ? .one : operands.whole % 10 == 0 ? .other : .few
    }

    private static let latvian: Rule = { operands in
        let counted = operands.isWhole ? operands : PluralOperands(Double(operands.fraction))
        if counted.whole % 10 == 0 || (11...19).contains(counted.whole % 100) { return operands.isWhole ? .zero : .other }
        return counted.whole % 10 == 1 ? .one : .other
    }

    private static let slovenian: Rule = { operands in
        guard operands.isWhole else { return .few }
        switch operands.whole % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }
}

/// A number as plural rules look at it: its size, what is before the point and what is behind it, as it would be written.
struct PluralOperands {
    let whole: UInt64
    /// The digits behind the point as a number; 0 without.
    let fraction: UInt64
    let isWhole: Bool

    init(_ number: Double) {
        let size = abs(number)
        let bounded = size.isFinite ? min(size, 1e15) : 0
        whole = UInt64(bounded)
        isWhole = bounded == bounded.rounded(.down)
        let digits = "\(bounded)".split(separator: ".").last.map { $0.prefix { $0.isNumber } } ?? "0"
        fraction = isWhole ? 0 : UInt64(digits.prefix(15)) ?? 0
    }

    func isExactly(_ number: UInt64) -> Bool { isWhole && whole == number }

    var isMillions: Bool { isWhole && whole != 0 && whole % 1_000_000 == 0 }

    /// Whether the last digit is among some, and the last two are not among others.
    func ends(in digits: ClosedRange<UInt64>, hundred others: ClosedRange<UInt64>) -> Bool {
        digits.contains(whole % 10) && !others.contains(whole % 100)
    }
}
