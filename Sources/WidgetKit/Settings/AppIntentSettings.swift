internal import AppIntents
internal import BundleMessages
internal import Foundation

/// The settings that an app intent declares.
struct AppIntentSettings<Intent: AppIntent>: SettingsSource {
    var parameters: [BundleDescription.Parameter] {
        let intent = Intent()
        let shown = intent.form(family: Family.systemSmall.name).parameters
        let described = intent.schema.map { schema in
            var parameter = BundleDescription.Parameter(schema)
            parameter.isHidden = !shown.contains(schema.name)
            return parameter
        }
        let inOrder = shown.compactMap { name in described.first { $0.name == name } }
        return inOrder + described.filter(\.isHidden)
    }

    var summary: String { Intent().form(family: Family.systemSmall.name).sentence }

    func form(_ question: SettingsQuestion) async -> SettingsForm {
        let (intent, problems) = await intent(of: question)
        let stated = intent.form(family: question.family.name)
        var form = SettingsForm()
        form.sentence = stated.sentence
        form.parameters = stated.parameters
        form.problems = problems.map { SettingsForm.Problem(parameter: $0.parameter, words: $0.reason) }
        form.titles = intent.valueTitles.map { SettingsForm.Problem(parameter: $0.name, words: $0.title) }
        return form
    }

    func options(_ question: SettingsQuestion) async throws(BundleFailure) -> SettingsOptions {
        let (intent, _) = await intent(of: question)
        let name = question.parameter
        let offered: OfferedChoices?
        do { offered = try await intent.offered(for: name, matching: question.search) } catch {
            throw BundleFailure(code: .provider, message: "The choices for '\(name)' could not be had: \(error).")
        }
        guard let offered else { throw refusal(of: name, intent) }
        return SettingsOptions(offered, of: name)
    }

    private func intent(of question: SettingsQuestion) async -> (Intent, [SettingProblem]) {
        let intent = Intent()
        await intent.takeOfferedDefaults()
        let problems = await intent.resolve(question.settings.flatMap(_IntentSetting.members(ofJSON:)) ?? [:])
        return (intent, problems)
    }

    private func refusal(of name: String, _ intent: Intent) -> BundleFailure {
        let known = intent.schema.filter { $0.offer != .none }.map { "'\($0.name)'" }
        let list = known.isEmpty ? "none has" : "only \(known.joined(separator: ", ")) has"
        return BundleFailure(code: .unknownParameter, message: "There is no parameter '\(name)' that has choices to ask for: \(list) them.")
    }
}
