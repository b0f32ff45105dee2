import BundleMessages
import Foundation

extension WidgetRequest {
    /// Small, in the light and in the dark; its numbers are exact in binary.
    static let sample = WidgetRequest(
        kind: "CClock", family: .systemSmall, size: CGSize(width: 158, height: 158), isPreview: true,
        now: Date(timeIntervalSince1970: 1_700_000_000),
        environments: [
            RenderEnvironment(),
            RenderEnvironment(
                colorScheme: .dark, displayScale: 3, locale: "ar_EG", timeZone: "Africa/Cairo", layoutDirection: .rightToLeft,
                typeSize: .accessibility5, renderingMode: .accented, redaction: [.placeholder, .privacy],
                showsContainerBackground: false),
        ])
}
