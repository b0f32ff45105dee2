package import Drawing

extension SystemColor {
    /// The colour in an environment's scheme.
    package func rgba(in environment: EnvironmentValues) -> RGBA { rgba(dark: environment.colorScheme == .dark) }
}
