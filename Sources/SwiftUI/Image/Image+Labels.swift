public import Foundation

extension Image {
    /// A picture that is read aloud as a text.
    public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name)) }
}
