package import Drawing
package import Foundation
import LayoutEngine

/// What a shape or a text is filled with.
public protocol ShapeStyle: Sendable {
    /// The style that a style of the author's own comes to.
    associatedtype Resolved: ShapeStyle = Never

    /// The style in an environment. Only authors' own styles have it.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What to paint with in an environment; level 0 is primary. Authors never write their own.
    func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        resolve(in: environment)._paint(in: environment, level: level)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Not for use: a style of this library has a `_paint` of its own. Nothing of ours calls this, and what never returns can end only so.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is painted by the library") }
}

extension Never: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle { switch self {} }
}

/// A style made concrete: it lacks only the rectangle that it fills.
public struct _ResolvedStyle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case color(RGBA)
        /// Points are fractions of the rectangle.
        case linear(stops: [GradientStop], from: CGPoint, to: CGPoint)
        /// The centre is a fraction of the rectangle; radii are points.
        case radial(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// All are fractions of the rectangle, over which the gradient is stretched.
        case ellipse(stops: [GradientStop], center: CGPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
        /// Points are fractions of the rectangle.
        case mesh(MeshPaint)
        /// The tile begins in the rectangle's upper left corner.
        case picture(PicturePaint)
        /// In points of what is drawn, whatever rectangle it fills.
        case fixed(Paint)
    }

    package var kind: Kind
    /// Behind and within what is painted, in the order in which they were added.
    package var shadows: [Shadow] = []

    package init(_ kind: Kind) { self.kind = kind }
    package init(_ color: RGBA) { kind = .color(color) }

    /// The paint for a rectangle of the list.
    package func paint(in rect: CGRect) -> Paint {
        switch kind {
        case .color(let color): .color(color)
        case .linear(let stops, let from, let to): .linear(stops: stops, from: rect.point(at: from), to: rect.point(at: to))
        case .radial(let stops, let center, let start, let end):
            .radial(stops: stops, center: rect.point(at: center), startRadius: start, endRadius: end)
        case .ellipse(let stops, let center, let start, let end):
            .elliptical(stops: stops, center: center, startRadius: start, endRadius: end, frame: rect)
        case .angular(let stops, let center, let start, let end):
            .angular(stops: stops, center: rect.point(at: center), startAngle: start, endAngle: end)
        case .mesh(let mesh): .mesh(mesh.mapped { rect.point(at: $0) })
        case .picture(let picture): .picture(picture.moved(to: rect.origin))
        case .fixed(let paint): paint
        }
    }

    /// The same style with its alpha multiplied.
    package func opacity(_ factor: Double) -> _ResolvedStyle {
        var style = mapped { $0.opacity(factor) }
        // A paint may have more to fade than its colours.
        switch kind {
        case .fixed(let paint): style.kind = .fixed(paint.opacity(factor))
        case .picture(var picture):
            picture.opacity *= max(0, min(1, factor))
            style.kind = .picture(picture)
        default: break
        }
        return style
    }

    /// The same style with each colour changed, those of its shadows too.
    package func mapped(_ change: (RGBA) -> RGBA) -> _ResolvedStyle {
        var style = recolored(change)
        style.shadows = shadows.map { shadow in
            var shadow = shadow
            shadow.color = change(shadow.color)
            return shadow
        }
        return style
    }

    private func recolored(_ change: (RGBA) -> RGBA) -> _ResolvedStyle {
        func changed(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: change($0.color), location: $0.location) }
        }
        switch kind {
        case .color(let color): return _ResolvedStyle(change(color))
        case .linear(let stops, let from, let to): return _ResolvedStyle(.linear(stops: changed(stops), from: from, to: to))
        case .radial(let stops, let center, let start, let end):
            return _ResolvedStyle(.radial(stops: changed(stops), center: center, startRadius: start, endRadius: end))
        case .ellipse(let stops, let center, let start, let end):
            return _ResolvedStyle(.ellipse(stops: changed(stops), center: center, startFraction: start, endFraction: end))
        case .angular(let stops, let center, let start, let end):
            return _ResolvedStyle(.angular(stops: changed(stops), center: center, startAngle: start, endAngle: end))
        case .mesh(let mesh): return _ResolvedStyle(.mesh(mesh.mapped(colors: change)))
        case .picture: return _ResolvedStyle(kind)
        case .fixed(let paint): return _ResolvedStyle(.fixed(paint.mapColors(change)))
        }
    }

    /// The colour, or the first one of a gradient, clear for a picture; what text that can hold only one uses.
    package var color: RGBA {
        switch kind {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .ellipse(let stops, _, _, _), .angular(let stops, _, _, _):
            stops.first?.color ?? .clear
        case .mesh(let mesh): mesh.corners.first?.color ?? mesh.background
        case .picture: .clear
        case .fixed(let paint): paint.firstColor
        }
    }
}

extension PicturePaint {
    fileprivate func moved(to origin: CGPoint) -> PicturePaint {
        var paint = self
        paint.tile.origin = origin
        return paint
    }
}

extension CGRect {
    /// The point at a fraction of the rectangle's sides.
    fileprivate func point(at unit: CGPoint) -> CGPoint { CGPoint(x: minX + unit.x * width, y: minY + unit.y * height) }
}
