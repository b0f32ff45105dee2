import Control

extension ControlError {
    /// Its words for the command line: what to do next is named as it is typed there.
    var words: String {
        switch self {
        case .refused(let fault): sentence(fault.words)
        default: sentence(description)
        }
    }
}

extension Fault {
    fileprivate var words: String {
        switch Name(rawValue: name) {
        case .unknownKind: "there is no widget kind \(named("kind")).\(choices("kind", among: "kinds"))"
        case .unsupportedFamily:
            "the widget \(named("kind")) does not come in the family \(named("family")).\(choices("family", among: "families"))"
        case .unknownBundle: "there is no bundle \(named("bundle")): `widgethost call gallery.list` lists them"
        case .unknownPlacement: "there is no placement \(named("placement")): `widgethost status` lists them"
        case .unknownMethod: "there is no method \(named("method")): `widgethost call host.describe` lists them"
        default: message
        }
    }

    private func named(_ detail: String) -> String {
        switch value(detail) {
        case .string(let text)?: "'\(text)'"
        case let value?: value.text
        case nil: "like that"
        }
    }

    /// What could have been meant, and what there is.
    private func choices(_ detail: String, among list: String) -> String {
        guard case .array(let values)? = value(list), !values.isEmpty else { return " None is there yet" }
        let names = values.compactMap { if case .string(let name) = $0 { name } else { nil } }
        var hint = ""
        if case .string(let typed)? = value(detail), let near = nearest(to: typed, among: names) { hint = " Did you mean '\(near)'?" }
        return hint + " There are: " + names.map { "'\($0)'" }.joined(separator: ", ")
    }

    private func value(_ detail: String) -> JSONValue? { details.last { $0.name == detail }?.value }
}
