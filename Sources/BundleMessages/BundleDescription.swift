/// What a bundle holds: asked once a build, then remembered by the host.
package struct BundleDescription: Hashable, Sendable {
    package var kinds: [Kind]

    package init(kinds: [Kind]) { self.kinds = kinds }

    /// One widget as its configuration declares it.
    package struct Kind: Hashable, Sendable {
        package var kind: String
        package var displayName: String
        package var description: String
        /// In the order of the declaration.
        package var families: [Family]
        package var configuration: Configuration
        /// The host draws no margin around the content: the widget asked for none.
        package var contentMarginsDisabled: Bool
        /// The name of the app intent that declares the settings; nil for a widget without any.
        package var intent: String?
        /// The settings, in the order in which an editor shows them; empty also where a bundle does not tell.
        package var parameters: [Parameter] = []
        /// The sentence of an editor for a widget that nothing is set of, with "${name}" where a parameter stands; empty for none.
        package var summary = ""
        /// The settings should be asked for as soon as the widget is placed.
        package var promptsForConfiguration = false
        /// It is a button or a switch as a whole.
        package var isControl = false

        package init(
            kind: String, displayName: String, description: String, families: [Family], configuration: Configuration = .static,
            contentMarginsDisabled: Bool = false, intent: String? = nil
        ) {
            self.kind = kind
            self.displayName = displayName
            self.description = description
            self.families = families
            self.configuration = configuration
            self.contentMarginsDisabled = contentMarginsDisabled
            self.intent = intent
        }
    }

    package enum Configuration: UInt8, Hashable, Sendable {
        case `static` = 0
        case appIntent = 1
        case intent = 2
        case activity = 3
    }
}
