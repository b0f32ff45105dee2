extension WidgetConfiguration {
    /// The families in which the widget can be placed; without this, the four of the home screen, as accessory families have to be asked for.
    public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        declaring { $0.families = families }
    }

    /// Draws the content up to the container's edge.
    public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration { declaring { $0.contentMarginsDisabled = true } }

    /// Whether the container's background may be taken away where a place asks for it.
    public nonisolated func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        declaring { $0.containerBackgroundRemovable = isRemovable }
    }

    /// Asks the user for settings as soon as the widget is placed.
    public nonisolated func promptsForUserConfiguration() -> some WidgetConfiguration {
        declaring { $0.promptsForUserConfiguration = true }
    }

    /// Places for which the widget should be offered last.
    public nonisolated func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
        declaring { declaration in
            for family in families { declaration.disfavoredLocations[family] = locations }
        }
    }

    /// Called when a background session whose identifier matches has news.
    public nonisolated func onBackgroundURLSessionEvents(
        matching: @escaping (String) -> Bool, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        declaring { $0.backgroundSessions.append(BackgroundSessionHandler(matches: matching, handle: urlSessionEvent)) }
    }

    /// Called when the background session of this identifier has news; nil means any.
    public nonisolated func onBackgroundURLSessionEvents(
        matching matchingString: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        onBackgroundURLSessionEvents(matching: { matchingString == nil || $0 == matchingString }, urlSessionEvent)
    }
}
