/// What a `#Preview` becomes: a type of its own, which the host finds by its conformance.
///
/// The module is named with each of our types, since authors like to call a type of theirs `PreviewEntry` too.
struct PreviewExpansion {
    let use: MacroUse
    let discriminator: String

    /// The declaration; its name has the form that the compiler lets a macro make up.
    var source: String {
        """
        \(use.lead)struct \(discriminator)7previewfMu_: SwiftUI::WidgetPreviewRegistry {
        @MainActor static func makePreview() -> SwiftUI::PreviewEntry { SwiftUI::PreviewEntry \(use.rest)
        }
        }
        """
    }
}
