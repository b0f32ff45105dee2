package import BundleMessages

/// The settings of a kind, without the type that declares them.
///
/// Questions are asked on the queue of the kind, in the language of who asks.
package protocol SettingsSource: Sendable {
    /// What an editor needs to know before anything is set.
    var parameters: [BundleDescription.Parameter] { get }
    /// The sentence of an editor before anything is set; empty for none.
    var summary: String { get }
    func form(_ question: SettingsQuestion) async -> SettingsForm
    /// What may be chosen for the parameter of the question.
    func options(_ question: SettingsQuestion) async throws(BundleFailure) -> SettingsOptions
}

/// Why a kind without settings has no answer.
extension SettingsQuestion {
    package var refusal: BundleFailure { BundleFailure(code: .unknownParameter, message: "'\(kind)' has no settings.") }
}
