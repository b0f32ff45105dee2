public import Foundation

/// A picture of the bundle, one that the widget made or fetched, or one of the system's symbols.
public struct Image: Equatable, Sendable {
    enum Source: Hashable, Sendable {
        case named(String)
        case file(PictureBytes)
        case symbol(String)
        case drawn(DrawnPicture)
    }

    let source: Source
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var symbolRenderingMode: SymbolRenderingMode?
    /// Paints the picture's shape in place of its colours and the foreground.
    var tint: Color.Source?
    /// How much of a symbol is drawn in full, 0...1; nil for all.
    var variableValue: Double?

    /// How the picture fills a room of another size.
    struct Resizing: Hashable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    nonisolated init(_ source: Source) { self.source = source }

    /// A picture of the bundle by its name. The bundle is always the widget's own.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

    /// A picture that is not read aloud.
    public nonisolated init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

    /// A picture of the bundle by its name; the value is one for symbols.
    public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.named(name)) }

    /// A picture of the bundle by the name that the build made of it.
    public nonisolated init(_ resource: ImageResource) { self.init(.named(resource.name)) }

    /// A symbol of the system by its name; one that does not exist is drawn as a crossed box.
    public nonisolated init(systemName: String) { self.init(.symbol(systemName)) }

    /// A symbol of the system by its name, of which a share of 0...1 is drawn in full and the rest only hinted at.
    public nonisolated init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
        self.variableValue = variableValue
    }
}

/// The name of a picture of the bundle, as the build makes it.
public struct ImageResource: Hashable, Sendable {
    let name: String

    public nonisolated init(name: String, bundle: Bundle) { self.name = name }
}
