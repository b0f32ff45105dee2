/// Whether the user lets a widget know where they are.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4

    public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// How closely a widget may know where the user is.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

/// What the user does while they move. Has no effect.
public enum CLActivityType: Int, Hashable, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}
