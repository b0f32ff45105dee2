public import Foundation

/// Why a Live Activity was not started. This host keeps none yet, so here it is always `unsupported`.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    case attributesTooLarge
    case denied
    case globalMaximumExceeded
    case malformedActivityIdentifier
    case missingProcessIdentifier
    case persistenceFailure
    case reconnectNotPermitted
    case targetMaximumExceeded
    case unentitled
    case unsupported
    case unsupportedTarget
    case visibility
}

extension ActivityAuthorizationError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unsupported: "widgethost keeps no Live Activities yet; ask ActivityAuthorizationInfo().areActivitiesEnabled before a request."
        default: "The Live Activity was not started: \(self)."
        }
    }

    public var failureReason: String? { errorDescription }
}
