package import Drawing

extension SystemColor {
    /// The colour in an environment's scheme and contrast, as it is shown there.
    package func rgba(in environment: EnvironmentValues) -> RGBA {
        environment.shown(rgba(dark: environment.colorScheme == .dark, increasedContrast: environment.colorSchemeContrast == .increased))
    }
}
