extension View {
    /// Hides the view's texts and pictures for a reason.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.insert(reason) }
    }

    /// Shows the view's texts and pictures whatever was said further out.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Hides the view's texts and pictures where others could see them.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivate, sensitive) }
}
