import BundleMessages
import Control
import Foundation
import Storage

// Settings: checked before they are kept, and all that an editor asks for.
extension Daemon {
    /// Whose settings are meant.
    private struct Subject {
        let bundle: String
        let kind: BundleDescription.Kind
        let family: Family
        let settings: JSONObject
        let locale: String
    }

    /// Tells how an editor lays out the settings of a widget.
    func form(_ wish: SettingsWish, _ reply: PendingReply) {
        whenKnown(wish, reply) { [unowned self] subject in
            let question = question(of: subject)
            ask(.form(question), of: subject.bundle, limit: host.times.options) { answer in
                switch answer {
                case .success(.form(let form)): reply.succeed(FormReport(form, values: subject.settings))
                case .success: reply.fail(.optionsFailed("form", reason: "the bundle answered something else than was asked"))
                case .failure(let failure): reply.fail(.optionsFailed("form", reason: failure.words))
                }
            }
        }
    }

    /// Tells what may be chosen for a setting.
    func options(_ wish: OptionsWish, _ reply: PendingReply) {
        whenKnown(wish.settings, reply) { [unowned self] subject in
            var question = question(of: subject)
            question.parameter = wish.parameter
            question.search = wish.search
            ask(.options(question), of: subject.bundle, limit: host.times.options) { answer in
                switch answer {
                case .success(.options(let options)): reply.succeed(OptionsListing(options, of: wish.parameter))
                case .success:
                    reply.fail(.optionsFailed(wish.parameter, reason: "the bundle answered something else than was asked"))
                case .failure(let failure) where failure.refusal?.code == .unknownParameter:
                    reply.fail(.invalidConfiguration(wish.parameter, reason: failure.words))
                case .failure(let failure): reply.fail(.optionsFailed(wish.parameter, reason: failure.words))
                }
            }
        }
    }

    /// Tells which settings the provider of a widget recommends as a whole.
    func recommendations(_ wish: SettingsWish, _ reply: PendingReply) {
        whenKnown(wish, reply) { [unowned self] subject in
            ask(.options(question(of: subject)), of: subject.bundle, limit: host.times.options) { answer in
                switch answer {
                case .success(.options(let options)):
                    reply.succeed(RecommendationListing(recommendations: options.recommendations))
                case .success: reply.fail(.optionsFailed("recommendations", reason: "the bundle answered something else than was asked"))
                case .failure(let failure): reply.fail(.optionsFailed("recommendations", reason: failure.words))
                }
            }
        }
    }

    /// Checks new settings, at once by what the bundle describes, and then, where only the bundle knows what is there, by asking it;
    /// `then` gets them as they are to be kept, `kept` are those beside them.
    func check(
        _ settings: JSONObject, beside kept: JSONObject, for kind: BundleDescription.Kind, in family: String, of bundle: String,
        _ reply: PendingReply, then: @escaping (JSONObject) -> Void
    ) {
        let checked: JSONObject
        do throws(SettingFault) { checked = try kind.checked(settings) } catch {
            return reply.fail(.invalidConfiguration(error.name, reason: error.reason))
        }
        let lookedUp = kind.looksUp(checked)
        guard !lookedUp.isEmpty else { return then(checked) }
        let subject = Subject(
            bundle: bundle, kind: kind, family: Family(name: family) ?? .systemSmall, settings: kept.merging(checked), locale: locale)
        ask(.form(question(of: subject)), of: bundle, limit: host.times.options) { answer in
            switch answer {
            case .success(.form(let form)):
                guard let problem = form.problems.first(where: { lookedUp.contains($0.parameter) }) else { return then(checked) }
                reply.fail(.invalidConfiguration(problem.parameter, reason: "\(problem.words); settings.options lists what there is"))
            case .success: reply.fail(.invalidConfiguration(lookedUp.sorted()[0], reason: "the bundle did not check it"))
            case .failure(let failure):
                reply.fail(.invalidConfiguration(lookedUp.sorted()[0], reason: "it cannot be checked: \(failure.words)"))
            }
        }
    }

    /// In whose words bundles answer where nobody says.
    var locale: String { look.locale }

    private func question(of subject: Subject) -> SettingsQuestion {
        let settings = subject.settings.members.isEmpty ? nil : subject.settings.json.text
        return SettingsQuestion(kind: subject.kind.kind, family: subject.family, settings: settings, locale: subject.locale)
    }

    private func ask(
        _ body: BundleRequest.Body, of bundle: String, limit: TimeInterval,
        done: @escaping (Result<BundleReply.Body, KeeperInquiry.Failure>) -> Void
    ) {
        guard let keeper = catalogue?.members[bundle]?.keeper else {
            return done(.failure(KeeperInquiry.Failure(words: "the bundle '\(bundle)' is not there")))
        }
        KeeperInquiry(body, of: keeper, host: host, limit: limit, done: done)
    }

    private func whenKnown(_ wish: SettingsWish, _ reply: PendingReply, _ then: @escaping (Subject) -> Void) {
        catalogue?.whenDescribed { [unowned self] in
            do throws(Fault) { then(try subject(of: wish)) } catch { reply.fail(error) }
        }
    }

    private func subject(of wish: SettingsWish) throws(Fault) -> Subject {
        guard let number = wish.placement else { return try unplacedSubject(of: wish) }
        let placement = try self.placement(number)
        guard let kind = catalogue?.kind(placement.answeringKind, of: placement.bundle) else {
            throw .unknownKind(placement.answeringKind, known: catalogue?.kinds ?? [])
        }
        return try subject(wish, kind, placement.bundle, placement.family, placement.settings)
    }

    private func unplacedSubject(of wish: SettingsWish) throws(Fault) -> Subject {
        let (bundle, kind) = try holder(of: NewPlacement(kind: wish.kind ?? "", bundle: wish.bundle))
        return try subject(wish, kind, bundle, kind.families.first?.name ?? Family.systemSmall.name, [:])
    }

    private func subject(
        _ wish: SettingsWish, _ kind: BundleDescription.Kind, _ bundle: String, _ family: String, _ kept: JSONObject
    ) throws(Fault) -> Subject {
        let values: JSONObject
        do throws(SettingFault) { values = try kind.checked(wish.values) } catch {
            throw .invalidConfiguration(error.name, reason: error.reason)
        }
        let family = wish.family ?? family
        guard let known = Family(name: family), !kind.isOffered || kind.families.contains(known) else {
            throw .unsupportedFamily(family, kind: kind.kind, supported: kind.families.map(\.name))
        }
        return Subject(bundle: bundle, kind: kind, family: known, settings: kept.merging(values), locale: wish.locale ?? locale)
    }
}

extension FormReport {
    fileprivate init(_ form: SettingsForm, values: JSONObject) {
        func object(_ items: [SettingsForm.Problem]) -> JSONObject {
            JSONObject(items.map { JSONValue.Member(name: $0.parameter, value: .string($0.words)) })
        }
        self.init(
            summary: form.sentence.isEmpty ? nil : form.sentence, shown: form.parameters, values: values, titles: object(form.titles),
            problems: object(form.problems))
    }
}

extension OptionsListing {
    fileprivate init(_ options: SettingsOptions, of parameter: String) {
        let sections = options.sections.map { section in
            Section(
                title: section.title.isEmpty ? nil : section.title, subtitle: section.subtitle.isEmpty ? nil : section.subtitle,
                choices: section.choices.map(SettingChoice.init))
        }
        self.init(
            parameter: parameter, prompt: options.prompt.isEmpty ? nil : options.prompt, sections: sections, notes: options.warnings)
    }
}
