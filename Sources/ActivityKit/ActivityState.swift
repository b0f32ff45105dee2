/// Where a Live Activity is in its life.
public enum ActivityState: Codable, Hashable, Sendable {
    case pending, active, stale, ended, dismissed
}

/// How long a Live Activity stays.
public enum ActivityStyle: Codable, Hashable, Sendable {
    case standard, transient
}
