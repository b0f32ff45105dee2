import BundleMessages
import Bundles
import Control
import Foundation
import Scheduling

/// The one widget that a command is about.
struct ChosenWidget {
    let bundle: RunningBundle
    let kind: BundleDescription.Kind
    let family: Family
    /// A JSON object; nil where nothing is set.
    var settings: String?

    /// The question for one stage, drawn in one environment; `drawnAt` where only the entry of that moment will be looked at.
    func request(_ stage: Stage, look: Look, isPreview: Bool, now: Date, drawnAt: Date? = nil) -> BundleRequest.Body {
        var request = WidgetRequest(
            kind: kind.kind, family: family, size: FamilySizes.standard[family], isPreview: isPreview, now: now,
            environments: [look.environment], drawnAt: drawnAt)
        request.settings = settings
        return switch stage {
        case .placeholder: .placeholder(request)
        case .snapshot: .snapshot(request)
        case .timeline: .timeline(request)
        }
    }
}

extension Gallery {
    /// Finds the widget that is meant, ends all other bundles, and calls `found` once; whatever is wrong ends the command.
    func choose(_ choice: WidgetChoice, host: Host, found: @escaping (ChosenWidget) -> Void) {
        describe(wanted: choice.kind) { [unowned self] in
            host.attempt { () throws(HostError) in
                guard let chosen = try chosen(choice) else { return }
                tellFailures()
                keepOnly(chosen.bundle)
                found(chosen)
            }
        }
    }

    /// The widget that is meant; nil while a bundle that might hold it has not answered.
    private func chosen(_ choice: WidgetChoice) throws(HostError) -> ChosenWidget? {
        guard let name = choice.kind else { return isComplete ? try onlyKind(choice) : nil }
        for member in members {
            guard let outcome = member.outcome else { return nil }
            guard case .described(let description) = outcome, let kind = description.kinds.first(where: { $0.kind == name }) else {
                continue
            }
            return try ChosenWidget(member.bundle, kind, choice)
        }
        let names = kindNames
        try requireAnyKind()
        tellFailures()
        throw .unknownKind(name, kinds: names, nearest: nearest(to: name, among: names))
    }

    private func onlyKind(_ choice: WidgetChoice) throws(HostError) -> ChosenWidget {
        try requireAnyKind()
        let all = kinds
        guard all.count == 1 else {
            tellFailures()
            throw .kindNotChosen(kinds: kindNames)
        }
        return try ChosenWidget(all[0].bundle, all[0].kind, choice)
    }

    // The widget that is missed may be in a bundle that could not say so.
    private func tellFailures() {
        for failure in failures { host.log.say(failure) }
    }

    private func requireAnyKind() throws(HostError) {
        guard kinds.isEmpty else { return }
        throw failures.isEmpty ? .noKinds(bundles: members.map(\.bundle.bundle.path)) : .nothingDescribed(failures)
    }
}

extension ChosenWidget {
    init(_ bundle: RunningBundle, _ kind: BundleDescription.Kind, _ choice: WidgetChoice) throws(HostError) {
        guard let family = choice.family ?? kind.families.first, kind.families.contains(family) else {
            throw .unsupportedFamily(choice.family?.name ?? "", kind: kind.kind, families: kind.families.map(\.name))
        }
        let settings: JSONObject
        do throws(SettingFault) { settings = try kind.checked(choice.settings) } catch { throw .setting(error, kind: kind.kind) }
        self.init(bundle: bundle, kind: kind, family: family, settings: settings.members.isEmpty ? nil : settings.json.text)
    }
}
