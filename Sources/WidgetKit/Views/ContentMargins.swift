public import SwiftUI

/// Which margins a view means: those of what scrolls, and of its indicators.
public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Place: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }
    private let place: Place

    public static let automatic = ContentMarginPlacement(place: .automatic)
    public static let scrollContent = ContentMarginPlacement(place: .scrollContent)
    public static let scrollIndicators = ContentMarginPlacement(place: .scrollIndicators)
}

extension View {
    /// Margins of scrolling content; nothing scrolls in a widget, so the view stays as it is.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { modifier(NeutralModifier()) }

    /// Margins of scrolling content; nothing scrolls in a widget, so the view stays as it is.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { modifier(NeutralModifier()) }

    /// Margins of scrolling content; nothing scrolls in a widget, so the view stays as it is.
    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        modifier(NeutralModifier())
    }
}
