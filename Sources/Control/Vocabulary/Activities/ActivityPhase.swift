/// Where an activity is in its life.
package enum ActivityPhase: String, Hashable, Sendable, JSONNamed {
    case active, stale, ended, dismissed
}
