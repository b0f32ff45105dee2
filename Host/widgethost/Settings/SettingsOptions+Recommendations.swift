import BundleMessages
import Control

extension SettingsOptions {
    /// The settings that are recommended as a whole, where these were asked for; what is no set of settings is left out.
    var recommendations: [RecommendedConfiguration] {
        sections.flatMap(\.choices).compactMap { choice in
            guard case .object(let members)? = try? JSONValue(reading: choice.value) else { return nil }
            return RecommendedConfiguration(title: choice.title, configuration: JSONObject(members))
        }
    }
}
