package import Drawing
package import Foundation
package import LayoutEngine

/// What views ask of the world outside while they are drawn.
@MainActor package protocol RenderResources: AnyObject {
    /// Shapes text; remembers what it shaped.
    var shaper: any TextShaper { get }
    /// A picture of the bundle by its name.
    func image(named name: String, in environment: EnvironmentValues) -> ImageFinding
    /// A picture that the widget made or fetched.
    func image(_ file: PictureBytes) -> ImageFinding
    /// A colour of the bundle's asset catalogs by its name, or nil when there is none.
    func color(named name: String, dark: Bool) -> RGBA?
}

/// What looking for a picture by its name brings.
package enum ImageFinding: Hashable, Sendable {
    case found(NamedImage)
    /// There is none of that name, of which nobody has told.
    case missing
    /// There is one that cannot be drawn; the host has said in its log which, and why.
    case broken
}

/// A picture of the bundle.
package struct NamedImage: Hashable, Sendable {
    package var key: ImageKey
    /// In points; of a symbol beside text of 17 points.
    package var size: CGSize
    package var isTemplate: Bool
    /// Whether it is a symbol of the bundle's own, which is as large as the text beside it.
    package var isSymbol: Bool

    package init(key: ImageKey, size: CGSize, isTemplate: Bool, isSymbol: Bool = false) {
        self.key = key
        self.size = size
        self.isTemplate = isTemplate
        self.isSymbol = isSymbol
    }

    /// In points beside text of a size and in a scale of symbols; only a symbol's depends on them.
    func size(beside textSize: CGFloat, _ scale: Image.Scale) -> CGSize {
        guard isSymbol else { return size }
        let factor = textSize / 17 * scale.factor
        return CGSize(width: size.width * factor, height: size.height * factor)
    }
}

/// One drawing of one view: what it may use, and what it found on the way that its boxes cannot tell.
@MainActor package final class RenderSession {
    package let resources: any RenderResources
    /// The view laid behind everything by `containerBackground`; the last one said wins.
    package var containerBackground: LayoutNode?
    /// The view says what lies behind it, whether or not that is shown.
    package var hasContainerBackground = false
    /// What a tap on the whole widget opens.
    package var widgetURL: URL?
    /// One sentence each, each once.
    package private(set) var warnings: [String] = []

    package init(resources: any RenderResources) { self.resources = resources }

    /// A picture of the bundle, or one that the widget made; what the host has not said of one that is not there is told. Nil for symbols.
    func picture(_ source: Image.Source, in environment: EnvironmentValues) -> NamedImage? {
        switch finding(source, in: environment) {
        case .found(let picture): return picture
        case .missing:
            if case .named(let name) = source {
                warn("there is no picture named \"\(name)\": nothing is drawn; add it to the bundle's asset catalog")
            }
        case .broken: break
        }
        return nil
    }

    private func finding(_ source: Image.Source, in environment: EnvironmentValues) -> ImageFinding {
        switch source {
        case .named(let name): resources.image(named: name, in: environment)
        case .file(let file): resources.image(file)
        case .symbol, .drawn: .missing
        }
    }

    package func warn(_ sentence: String) {
        if !warnings.contains(sentence) { warnings.append(sentence) }
    }
}
