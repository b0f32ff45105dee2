import Drawing
package import Foundation

/// The type that symbols stand beside.
package struct SymbolFont: Hashable, Sendable {
    /// Points per em.
    package var size: CGFloat
    /// OpenType weight, 100...900.
    package var weight: UInt16
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    /// The font that a text in the same place would have.
    package var symbolFont: SymbolFont {
        let attributes = text.attributes
        let font = (attributes.font ?? .body).resolved(at: dynamicTypeSize, asking: attributes.traits).legible(legibilityWeight)
        return SymbolFont(size: font.size, weight: font.face.weight)
    }

    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The forms in which symbols are drawn where they exist.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension Image.Scale {
    /// Of the size of the type beside it.
    var factor: CGFloat {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.27
        }
    }
}
