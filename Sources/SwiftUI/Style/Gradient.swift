import Drawing
public import Foundation

/// Colours that change along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it stands, 0...1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public nonisolated init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// In which space colours are mixed. Has no effect: they are mixed in sRGB.
    public enum ColorSpace: Hashable, Sendable {
        case device
        case perceptual
    }

    public var stops: [Stop]

    public nonisolated init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances.
    public nonisolated init(colors: [Color]) {
        let steps = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
    }

    /// The stops in an environment, paler for a higher level.
    func resolved(in environment: EnvironmentValues, level: Int) -> [GradientStop] {
        stops.map { stop in
            GradientStop(
                color: stop.color._paint(in: environment, level: level).color, location: Float(max(0, min(1, stop.location))))
        }
    }
}

extension Gradient: ShapeStyle {
    /// From top to bottom.
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment, level: level)
    }
}

/// A gradient that may depend on the environment.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    private let source: Source

    public nonisolated init(_ gradient: Gradient) { source = .gradient(gradient) }
    nonisolated init(shading color: Color) { source = .color(color) }

    /// The gradient in an environment. A colour's own runs from a lighter tone of it to the colour itself.
    func gradient(in environment: EnvironmentValues) -> Gradient {
        switch source {
        case .gradient(let gradient): gradient
        case .color(let color):
            Gradient(colors: [Color(.fixed(color.rgba(in: environment).lightened(0.2))), color])
        }
    }
}

extension AnyGradient: ShapeStyle {
    /// From top to bottom.
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        gradient(in: environment)._paint(in: environment, level: level)
    }
}

extension Color {
    /// A gradient from a lighter tone to the colour itself.
    public nonisolated var gradient: AnyGradient { AnyGradient(shading: self) }
}
