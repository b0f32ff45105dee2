package import Drawing

/// What a place makes of the colours that are shown in it.
package enum ColorTreatment: Hashable, Sendable {
    case asDrawn
    /// Of each colour its alpha alone: white, and in the accented group a tint.
    case accented(RGBA)
    /// Greys as bright as the colours.
    case grey
}

/// What a picture does where colours are accented.
package enum AccentedPicture: Hashable, Sendable {
    case accented, desaturated, accentedDesaturated, fullColor
}

private enum ColorTreatmentKey: EnvironmentKey { static let defaultValue = ColorTreatment.asDrawn }
private enum IsAccentedKey: EnvironmentKey { static let defaultValue = false }
private enum AccentedPictureKey: EnvironmentKey { static let defaultValue: AccentedPicture? = nil }

extension EnvironmentValues {
    package var colorTreatment: ColorTreatment {
        get { self[ColorTreatmentKey.self] }
        set { self[ColorTreatmentKey.self] = newValue }
    }

    /// Belongs to the accented group where colours are accented.
    package var isAccented: Bool {
        get { self[IsAccentedKey.self] }
        set { self[IsAccentedKey.self] = newValue }
    }

    /// What pictures within do where colours are accented; nil for what shapes do.
    package var accentedPicture: AccentedPicture? {
        get { self[AccentedPictureKey.self] }
        set { self[AccentedPictureKey.self] = newValue }
    }

    /// A colour as it is shown here; one that is shown already stays as it is.
    package func shown(_ color: RGBA) -> RGBA {
        switch colorTreatment {
        case .asDrawn: color
        case .accented(let tint): (isAccented ? tint : .white).opacity(Double(color.alpha))
        case .grey: ColorMatrix.saturated(0).applied(color)
        }
    }

    /// What becomes of a picture's own colours; nil for nothing.
    var pictureTreatment: PictureTreatment? {
        guard case .accented(let tint) = colorTreatment else { return colorTreatment == .grey ? .recolored(.saturated(0)) : nil }
        switch accentedPicture {
        case .fullColor: return nil
        case .accented: return .painted(tint)
        case .accentedDesaturated: return .recolored(.luminanceAsAlpha.then(.painted(tint)))
        case .desaturated: return .recolored(.luminanceAsAlpha.then(.painted(.white)))
        case nil: return .painted(isAccented ? tint : .white)
        }
    }
}

/// How a picture is drawn where colours are not as they were drawn.
enum PictureTreatment: Hashable {
    /// Its shape in a colour.
    case painted(RGBA)
    case recolored(ColorMatrix)
}

extension ColorMatrix {
    /// The alpha of a picture in a colour.
    static func painted(_ color: RGBA) -> ColorMatrix {
        ColorMatrix(red: .zero, green: .zero, blue: .zero, alpha: SIMD4(color.red, color.green, color.blue, 1))
    }
}
