import BundleMessages
import Drawing
import Foundation

extension Samples {
    /// What host and bundle ask each other beside timelines, and the answers.
    static var questions: [[UInt8]] {
        let face = FontFace(
            family: "Inter", design: .rounded, weight: 600, italic: true, width: 75, monospacedDigits: true, smallCaps: true)
        let shaped = ShapedText(
            runs: [
                .init(
                    font: FontKey(path: "/f.ttf"), level: 1, glyphs: [.init(id: 3, advance: 0.5, xOffset: 0.1, yOffset: -0.1, cluster: 0)])
            ],
            breaks: [[.line, .character], [.mandatory, .space]], metrics: FontMetrics(ascent: 0.9, descent: 0.2))
        let image = ImageRequest(name: "Lina", colorScheme: .dark, displayScale: 2)
        let found = ImageAnswer.found(.init(key: images[0], size: CGSize(width: 8, height: 6), isTemplate: true))
        var performed = ActionReply()
        (performed.dialog, performed.url, performed.opensApp) = ("done", "widget://a", true)
        return [
            BundleRequest(id: 4, body: .previews(of: "Clock")).encoded(), BundleRequest(id: 5, body: .perform(action)).encoded(),
            BundleReply(id: 6, body: .performed(performed)).encoded(),
            ShapeRequest(text: "hé", face: face, language: "de").encoded(), shaped.encoded(), image.encoded(), found.encoded(),
            ColorRequest(name: "Sea", colorScheme: .light).encoded(), ColorAnswer(color: .white).encoded(),
        ] + choosing
    }

    private static var choosing: [[UInt8]] {
        var question = SettingsQuestion(kind: "Clock", family: .systemSmall, settings: #"{"city":"Kiel"}"#, locale: "de_DE")
        (question.parameter, question.search) = ("city", "ki")
        var form = SettingsForm()
        (form.sentence, form.parameters) = ("Show city", ["city"])
        form.problems = [.init(parameter: "city", words: "too far")]
        var options = SettingsOptions()
        let choice = BundleDescription.Choice(value: "kiel", title: "Kiel", subtitle: "am Meer", symbol: "star")
        (options.prompt, options.warnings) = ("Which?", ["w"])
        options.sections = [.init(title: "Near", subtitle: "s", choices: [choice])]
        var parameter = BundleDescription.Parameter(name: "city", title: "City", type: .choice)
        (parameter.least, parameter.greatest, parameter.standard, parameter.choices) = (0, 9, "kiel", [choice])
        var kind = BundleDescription.Kind(kind: "Clock", displayName: "Clock", description: "d", families: [.systemSmall])
        (kind.parameters, kind.summary, kind.isControl) = ([parameter], "Show ${city}", true)
        return [
            BundleRequest(id: 7, body: .form(question)).encoded(), BundleRequest(id: 8, body: .options(question)).encoded(),
            BundleReply(id: 7, body: .form(form)).encoded(), BundleReply(id: 8, body: .options(options)).encoded(),
            BundleReply(id: 9, body: .description(BundleDescription(kinds: [kind]))).encoded(),
        ]
    }

    private static let action = ActionRequest(kind: "Clock", intent: IntentCall(type: "T", name: "n", values: "{}"), locale: "de_DE")
}
