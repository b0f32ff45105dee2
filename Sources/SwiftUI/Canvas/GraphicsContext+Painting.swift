import Drawing
public import Foundation
import LayoutEngine

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        if let pen = path.pen { return stroke(Path(path.outline), with: shading, style: pen) }
        let resolved = shading.resolved(in: environment)
        draw { canvas in
            resolved.cast(into: &canvas) {
                $0.fill(path.outline, resolved.paint(in: path.outline.bounds), style.isEOFilled ? .evenOdd : .nonZero)
            }
        }
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let resolved = shading.resolved(in: environment)
        let room = path.outline.bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
        draw { canvas in
            resolved.cast(into: &canvas) { $0.stroke(path.outline, resolved.paint(in: room), style.pen) }
        }
    }

    /// Draws along a path, in a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// What is filled or drawn with; points are those of what is drawn.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(AnyShapeStyle)
            case resolved(@Sendable (EnvironmentValues) -> _ResolvedStyle)
        }

        private let kind: Kind

        public static let foreground = Shading(kind: .style(AnyShapeStyle(ForegroundStyle())))
        /// What lies behind the canvas is not known: the background style.
        public static let backdrop = Shading(kind: .style(AnyShapeStyle(BackgroundStyle())))

        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// The first of several.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .resolved { .init(.fixed(.linear(stops: gradient.resolved(in: $0, level: 0), from: startPoint, to: endPoint))) })
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .resolved {
                    let stops = gradient.resolved(in: $0, level: 0)
                    return .init(.fixed(.radial(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)))
                })
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            let start = angle.radians
            return Shading(
                kind: .resolved {
                    let stops = gradient.resolved(in: $0, level: 0)
                    return .init(.fixed(.angular(stops: stops, center: center, startAngle: start, endAngle: start + 2 * .pi)))
                })
        }

        /// A part of a picture, repeated from a point on.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
            return Shading(
                kind: .resolved {
                    guard var picture = paint.picture(in: $0, level: 0) else { return .init(.clear) }
                    picture.tile.origin = origin
                    return .init(.fixed(.picture(picture)))
                })
        }

        func resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
            switch kind {
            case .style(let style): style._paint(in: environment, level: 0)
            case .resolved(let resolve): resolve(environment)
            }
        }
    }

    /// How a gradient goes on beyond its ends. Has no effect: its last colours do.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}
