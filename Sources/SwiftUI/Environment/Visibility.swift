/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As what shows it decides.
    case automatic
    case visible
    case hidden
}
