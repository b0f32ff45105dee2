internal import ControlCalls
public import Foundation

/// Why the centre could not answer.
public enum WidgetCenterError: Error, Hashable, Sendable {
    /// The bundle's host does not tell what is placed: it is older than the bundle, or ends.
    case placementsUnknown
    /// An app asked and no host runs for this user; it would answer at `socket`.
    case noHost(socket: String)
    /// The host that an app asked refused or could not be understood, for this reason.
    case hostFailed(String)
}

extension WidgetCenterError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .placementsUnknown: "This host does not tell its bundles what is placed."
        case .noHost(let socket): "No widget host answers at \(socket); start one with `widgethost serve`."
        case .hostFailed(let reason): "The widget host could not say what is placed: \(reason)."
        }
    }
}

extension WidgetCenterError {
    init(_ error: CallError) {
        self =
            switch error {
            case .noHost(let path): .noHost(socket: path)
            case .foreignHost(let path, let user): .hostFailed("\(path) belongs to user \(user)")
            case .timedOut(_, let seconds): .hostFailed("it did not answer within \(seconds) seconds")
            case .closed: .hostFailed("it hung up")
            case .systemCall(let name, let error): .hostFailed("\(name) failed with error \(error)")
            }
    }
}
