/// A kind of glass.
public struct Glass: Hashable, Sendable {
    fileprivate var material: Material?
    fileprivate var color: Color?

    public static let regular = Glass(material: .thin)
    /// Through which more is seen.
    public static let clear = Glass(material: .ultraThin)
    /// None at all.
    public static let identity = Glass()

    /// The glass in a colour.
    public nonisolated func tint(_ color: Color?) -> Glass { Glass(material: material, color: color) }
    /// Has no effect: glass that is touched would react.
    public nonisolated func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Lays the view on glass: a material, since light is not bent here.
    @ViewBuilder public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        if let material = glass.material {
            background { shape.fill(glass.color ?? .clear).opacity(0.5).background(material, in: shape) }
        } else {
            self
        }
    }

    /// Lays the view on a capsule of glass.
    public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: DefaultGlassEffectShape()) }
}
