public import Foundation

/// The name of a colour of the bundle, as the build makes it.
public struct ColorResource: Hashable, Sendable {
    let name: String

    public nonisolated init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
    /// A colour of the bundle by the name that the build made of it.
    public nonisolated init(_ resource: ColorResource) { self.init(.named(resource.name)) }
}
