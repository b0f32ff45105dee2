import AppIntents
import Foundation
import Testing

@Suite struct LanguageChoiceTests {
    @Test(
        arguments: [
            ("de_AT", ["de", "de-AT", "en"], "en", ["de-AT", "de", "en"]), ("de_AT", ["de", "en", "fr"], "en", ["de", "en"]),
            ("de_AT", ["de_AT", "en"], "en", ["de_AT", "en"]), ("it_IT", ["de", "fr"], "fr", ["fr"]), ("it_IT", ["de"], nil, []),
            ("it", ["Base", "de"], nil, ["Base"]), ("pt_BR", ["pt-BR", "pt-PT", "en"], "en", ["pt-BR", "en"]),
            ("pt_AO", ["pt-BR", "en"], "en", ["pt-BR", "en"]), ("zh_TW", ["zh-Hans", "zh-Hant"], "zh-Hans", ["zh-Hant", "zh-Hans"]),
            ("zh_CN", ["zh-Hans", "zh-Hant"], "en", ["zh-Hans"]), ("zh-Hant_HK", ["zh-HK", "zh-Hant"], "en", ["zh-Hant", "zh-HK"]),
            ("nb_NO", ["no", "en"], "en", ["no", "en"]), ("sr_Latn_RS", ["sr", "sr-Latn"], nil, ["sr-Latn", "sr"]),
            ("de_DE@calendar=buddhist", ["de"], nil, ["de"]), ("", ["de", "en"], "en", ["en"]), ("de", [], "en", []),
        ] as [(String, [String], String?, [String])])
    func theNearestComesFirst(locale: String, available: [String], development: String?, chosen: [String]) {
        #expect(LanguageChoice.languages(for: Locale(identifier: locale), among: available, development: development) == chosen)
    }
}
