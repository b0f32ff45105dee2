import Drawing
public import Foundation
import LayoutEngine

/// A space of colours. Differs from Apple's in that all are sRGB.
public final class CGColorSpace: Hashable, Sendable {
    private let name: String

    public init?(name: String) { self.name = name }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    fileprivate init(device name: String) { self.name = name }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceRGB") }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceGray") }

/// A list in CoreFoundation's words, into which colours are cast.
public typealias CFArray = [CGColor]

/// Colours that change from 0 to 1.
public final class CGGradient: Sendable {
    let stops: [(color: Color.Source, location: CGFloat)]

    /// Nil without colours; without locations colours stand at even distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let steps = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { index, color in
            (color.source, locations.flatMap { index < $0.count ? $0[index] : nil } ?? CGFloat(index) / steps)
        }
    }

    /// Colours of four components 0...1 each, in sRGB.
    public convenience init?(colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int) {
        let colors = stride(from: 0, to: min(components.count / 4, max(0, count)) * 4, by: 4).map { start in
            UIColor(red: components[start], green: components[start + 1], blue: components[start + 2], alpha: components[start + 3])
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills what is clipped with colours along a line.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        draw(.gradient(.init(gradient.stops.map(\.color), gradient.stops.map(\.location), .linear(start, end)), band(start, end, options)))
    }

    /// Fills what is clipped with colours from a point outwards, in points.
    ///
    /// Differs from Apple's in that both circles have the middle of the second.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let circle = CGRect(x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius, height: 2 * endRadius)
        draw(
            .gradient(
                .init(
                    gradient.stops.map(\.color), gradient.stops.map(\.location), .radial(endCenter, from: startRadius, to: endRadius)),
                options.contains(.drawsAfterEndLocation) ? .everywhere : .ellipse(circle)))
    }

    /// Where a gradient along a line is drawn: between the lines through its ends, or beyond them.
    private func band(_ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions) -> Outline {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0, options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] else { return .everywhere }
        let far: CGFloat = 1e4
        let (along, across) = (CGPoint(x: x / length * far, y: y / length * far), CGPoint(x: -y / length * far, y: x / length * far))
        let first = options.contains(.drawsBeforeStartLocation) ? CGPoint(x: start.x - along.x, y: start.y - along.y) : start
        let last = options.contains(.drawsAfterEndLocation) ? CGPoint(x: end.x + along.x, y: end.y + along.y) : end
        return .path([
            .move(CGPoint(x: first.x + across.x, y: first.y + across.y)), .line(CGPoint(x: last.x + across.x, y: last.y + across.y)),
            .line(CGPoint(x: last.x - across.x, y: last.y - across.y)), .line(CGPoint(x: first.x - across.x, y: first.y - across.y)),
            .close,
        ])
    }
}

extension DrawnPicture {
    /// Colours and where they go.
    struct DrawnGradient: Hashable, Sendable {
        private let colors: [Color.Source]
        private let locations: [CGFloat]
        private let course: Course

        enum Course: Hashable, Sendable {
            case linear(CGPoint, CGPoint)
            case radial(CGPoint, from: CGFloat, to: CGFloat)
        }

        init(_ colors: [Color.Source], _ locations: [CGFloat], _ course: Course) {
            self.colors = colors
            self.locations = locations
            self.course = course
        }

        func paint(in environment: EnvironmentValues) -> Paint {
            let gradient = Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: Color($0), location: $1) })
            let stops = gradient.resolved(in: environment, level: 0)
            return switch course {
            case .linear(let start, let end): .linear(stops: stops, from: start, to: end)
            case .radial(let center, let start, let end): .radial(stops: stops, center: center, startRadius: start, endRadius: end)
            }
        }
    }
}
