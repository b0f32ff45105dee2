package import Drawing
import Foundation

extension DrawContext {
    /// Fills an outline, unless nothing of it would be seen.
    package mutating func fill(_ outline: Outline, _ paint: Paint, _ rule: FillRule = .nonZero) {
        guard !paint.isClear, outline.hasArea else { return }
        list.append(.fill(outline, paint, rule))
    }

    /// Draws along an outline, unless nothing of it would be seen.
    package mutating func stroke(_ outline: Outline, _ paint: Paint, _ pen: StrokePen) {
        guard !paint.isClear, outline != .path([]), pen.width > 0, pen.width.isFinite else { return }
        list.append(.stroke(outline, paint, pen))
    }
}

extension Outline {
    /// False where it is plain at a glance that nothing lies within.
    fileprivate var hasArea: Bool {
        switch self {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.width > 0 && rect.height > 0
        case .path(let segments): segments.count > 2
        }
    }
}

extension Paint {
    /// True where nothing would be seen of the paint.
    package var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _), .angular(let stops, _, _, _):
            stops.allSatisfy { $0.color.alpha <= 0 }
        case .material(let material): material.opacity <= 0
        case .picture(let picture): picture.opacity <= 0
        case .mesh(let mesh): mesh.background.alpha <= 0 && mesh.corners.allSatisfy { $0.color.alpha <= 0 }
        }
    }

    /// The colour, or the first one of a gradient; clear for a picture.
    package var firstColor: RGBA {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _), .angular(let stops, _, _, _):
            stops.first?.color ?? .clear
        case .material(let material): material.plain
        case .picture: .clear
        case .mesh(let mesh): mesh.corners.first?.color ?? mesh.background
        }
    }

    /// The same paint with its alpha multiplied.
    package func opacity(_ factor: Double) -> Paint {
        switch self {
        case .material(var material):
            material.opacity *= factor
            return .material(material)
        case .picture(var picture):
            picture.opacity *= max(0, min(1, factor))
            return .picture(picture)
        default: return mapColors { $0.opacity(factor) }
        }
    }

    /// The same paint with each colour changed, those of a picture too.
    package func recolored(_ change: ColorMatrix) -> Paint {
        guard case .picture(var picture) = self else { return mapColors { change.applied($0) } }
        picture.colors = picture.colors?.then(change) ?? change
        return .picture(picture)
    }

    /// The same paint with each colour that it names changed.
    package func mapColors(_ change: (RGBA) -> RGBA) -> Paint {
        func changed(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: change($0.color), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(change(color))
        case .linear(let stops, let from, let to): return .linear(stops: changed(stops), from: from, to: to)
        case .radial(let stops, let center, let start, let end):
            return .radial(stops: changed(stops), center: center, startRadius: start, endRadius: end)
        case .elliptical(let stops, let center, let start, let end, let frame):
            return .elliptical(stops: changed(stops), center: center, startRadius: start, endRadius: end, frame: frame)
        case .angular(let stops, let center, let start, let end):
            return .angular(stops: changed(stops), center: center, startAngle: start, endAngle: end)
        case .mesh(let mesh): return .mesh(mesh.mapped(colors: change))
        case .picture: return self
        case .material(var material):
            material.color = change(material.color)
            return .material(material)
        }
    }
}
