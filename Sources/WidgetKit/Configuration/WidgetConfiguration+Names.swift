internal import AppIntents
internal import Foundation
public import SwiftUI

extension WidgetConfiguration {
    /// The name in the gallery.
    public nonisolated func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        declaring { $0.displayName = Text(displayNameKey).string(in: .ofTheProcess) }
    }

    /// The name in the gallery.
    @_disfavoredOverload
    public nonisolated func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration {
        let text = String(displayName)
        return declaring { $0.displayName = text }
    }

    /// The name in the gallery.
    @_disfavoredOverload
    public nonisolated func configurationDisplayName(_ displayNameResource: LocalizedStringResource) -> some WidgetConfiguration {
        declaring { $0.displayName = String(localized: displayNameResource) }
    }

    /// The name in the gallery.
    @_disfavoredOverload
    public nonisolated func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        declaring { $0.displayName = displayName.string(in: .ofTheProcess) }
    }

    /// What the widget shows, for the gallery.
    public nonisolated func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        declaring { $0.explanation = Text(descriptionKey).string(in: .ofTheProcess) }
    }

    /// What the widget shows, for the gallery.
    @_disfavoredOverload
    public nonisolated func description(_ description: some StringProtocol) -> some WidgetConfiguration {
        let text = String(description)
        return declaring { $0.explanation = text }
    }

    /// What the widget shows, for the gallery.
    @_disfavoredOverload
    public nonisolated func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration {
        declaring { $0.explanation = String(localized: descriptionResource) }
    }

    /// What the widget shows, for the gallery.
    @_disfavoredOverload
    public nonisolated func description(_ description: Text) -> some WidgetConfiguration {
        declaring { $0.explanation = description.string(in: .ofTheProcess) }
    }
}

extension EnvironmentValues {
    /// That of the bundle's process, in whose language the gallery is.
    fileprivate static var ofTheProcess: EnvironmentValues {
        var values = EnvironmentValues()
        values.stringTables = StringLookup.tables
        values.locale = StringLookup.process
        return values
    }
}
