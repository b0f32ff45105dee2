import Drawing
public import Foundation

extension GraphicsContext {
    /// A change to what is drawn through it.
    public struct Filter: Sendable {
        let change: @Sendable (EnvironmentValues) -> GraphicsChange?

        private init(_ change: @escaping @Sendable (EnvironmentValues) -> GraphicsChange?) { self.change = change }
        private init(_ matrix: Drawing.ColorMatrix) { change = { _ in .colors(matrix) } }

        /// Lengths in points; the options have no effect.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { .effect(.shadow(color: color.rgba(in: $0), radius: max(0, radius), offset: CGSize(width: x, height: y))) }
        }

        /// The radius is in points; the options have no effect.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in radius > 0 ? .effect(.blur(radius: radius)) : nil }
        }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { _ in .effect(matrix.effect(from: .zero)) }
        }

        public static func colorMultiply(_ color: Color) -> Filter { Filter { .colors(.multiplied(with: color.rgba(in: $0))) } }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.turned(angle.radians)) }
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturated(Float(amount))) }
        public static func brightness(_ amount: Double) -> Filter { Filter(.scaled(1, adding: Float(amount))) }
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrasted(Float(amount))) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(.saturated(1 - Float(max(0, min(1, amount))))) }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(.scaled(1 - 2 * Float(amount), adding: Float(amount)))
        }
        public static var luminanceToAlpha: Filter { Filter(.luminanceAsAlpha) }
    }

    /// How a shadow is drawn. Has no effect.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
    }

    /// How a blur is drawn. Has no effect.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
}
