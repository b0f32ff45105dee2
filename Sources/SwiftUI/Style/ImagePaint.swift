import Drawing
public import Foundation
import LayoutEngine

/// A part of a picture, repeated all over what is filled; the first lies in the upper left corner.
///
/// Differs from Apple's in that symbols and pictures that were drawn by code paint nothing.
public struct ImagePaint: Sendable {
    public var image: Image
    /// What is repeated, as fractions of the picture's sides.
    public var sourceRect: CGRect
    /// How large the picture is, 1 for its own size.
    public var scale: CGFloat

    public nonisolated init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        guard let picture = picture(in: environment, level: level) else { return _ResolvedStyle(.clear) }
        return _ResolvedStyle(.picture(picture))
    }

    /// With a tile that begins at zero; nil where nothing would be seen.
    func picture(in environment: EnvironmentValues, level: Int) -> PicturePaint? {
        guard sourceRect.isDrawable, let found = environment.pictureLookup?.find(image.source, environment) else { return nil }
        let part = sourceRect.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        let whole = found.size(beside: environment.symbolFont.size, environment.imageScale)
        let tile = CGSize(width: whole.width * part.width * scale, height: whole.height * part.height * scale)
        guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return nil }
        return PicturePaint(
            image: found.key, part: part, tile: CGRect(origin: .zero, size: tile), interpolation: image.interpolation.drawn,
            colors: image.recoloring(found, in: environment), opacity: [1, 0.5, 0.25, 0.2, 0.15][max(0, min(level, 4))])
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A part of a picture, repeated.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension Image {
    /// What becomes of the picture's colours where it is a template, or where the place gives colours of its own.
    fileprivate func recoloring(_ found: NamedImage, in environment: EnvironmentValues) -> ColorMatrix? {
        if isTemplate(found.isTemplate) {
            let color = tint.map { Color($0).rgba(in: environment) } ?? environment.foreground().color
            return .painted(color)
        }
        switch environment.pictureTreatment {
        case nil: return nil
        case .painted(let color): return .painted(color)
        case .recolored(let change): return change
        }
    }
}

/// Finds the pictures that styles paint with; nothing is found outside of a drawing.
struct PictureLookup {
    let find: (Image.Source, EnvironmentValues) -> NamedImage?
}

private enum PictureLookupKey: EnvironmentKey { static var defaultValue: PictureLookup? { nil } }

extension EnvironmentValues {
    var pictureLookup: PictureLookup? {
        get { self[PictureLookupKey.self] }
        set { self[PictureLookupKey.self] = newValue }
    }
}

extension RenderSession {
    /// The pictures of this drawing.
    var pictureLookup: PictureLookup {
        PictureLookup { source, environment in
            switch source {
            case .named, .file: self.picture(source, in: environment)
            case .symbol, .drawn:
                self.warned("a picture that is no file, a symbol or one drawn by code, paints nothing; lay it over the shape instead")
            }
        }
    }

    private func warned(_ sentence: String) -> NamedImage? {
        warn(sentence)
        return nil
    }
}
