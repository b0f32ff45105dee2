import AppIntents
import Foundation

/// Years and months, which Foundation's style of durations does not write; English where a language is not among these.
enum LongUnits {
    static func string(_ count: CountedUnit.Count, width: Duration.UnitsFormatStyle.UnitWidth, locale: Locale) -> String {
        let language = language(of: locale)
        let number = count.value.formatted(.number.locale(locale))
        if language == "en", width == .narrow { return number + (count.unit == .year ? "y" : "mo") }
        let words = words[language] ?? ["year", "years", "month", "months"]
        let names = count.unit == .year ? words.prefix(words.count / 2) : words.suffix(words.count / 2)
        let name = name(among: Array(names), for: PluralRule.category(of: Double(count.value), language: language))
        return ["ja", "zh"].contains(language) ? number + name : "\(number) \(name)"
    }

    static func language(of locale: Locale) -> String { locale.language.languageCode?.identifier ?? "en" }

    /// Of one form it is that, of two one and others, of three one, few and others.
    private static func name(among names: [String], for category: PluralCategory) -> String {
        switch category {
        case .one: names.first ?? ""
        case .few where names.count > 2: names[1]
        default: names.last ?? ""
        }
    }

    private static let words: [String: [String]] = [
        "de": ["Jahr", "Jahre", "Monat", "Monate"], "fr": ["an", "ans", "mois", "mois"], "es": ["año", "años", "mes", "meses"],
        "it": ["anno", "anni", "mese", "mesi"], "pt": ["ano", "anos", "mês", "meses"], "nl": ["jaar", "jaar", "maand", "maanden"],
        "sv": ["år", "år", "månad", "månader"], "da": ["år", "år", "måned", "måneder"], "nb": ["år", "år", "måned", "måneder"],
        "no": ["år", "år", "måned", "måneder"], "fi": ["vuosi", "vuotta", "kuukausi", "kuukautta"], "tr": ["yıl", "yıl", "ay", "ay"],
        "hu": ["év", "év", "hónap", "hónap"], "ru": ["год", "года", "лет", "месяц", "месяца", "месяцев"],
        "uk": ["рік", "роки", "років", "місяць", "місяці", "місяців"], "pl": ["rok", "lata", "lat", "miesiąc", "miesiące", "miesięcy"],
        "cs": ["rok", "roky", "let", "měsíc", "měsíce", "měsíců"], "ja": ["年", "か月"], "zh": ["年", "个月"], "ko": ["년", "개월"],
    ]
}
