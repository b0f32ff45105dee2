internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Canvas {
    /// Makes a plain colour what is drawn with next.
    func setColor(_ color: RGBA, alpha: Double) {
        cairo_set_source_rgba(
            context, Double(color.red).clampedToUnit, Double(color.green).clampedToUnit, Double(color.blue).clampedToUnit,
            Double(color.alpha).clampedToUnit * alpha)
    }

    /// Makes a paint that is neither a material nor a picture what is drawn with next, on pixels within `bounds`; false when there is nothing to draw.
    func setPaint(_ paint: Paint, alpha: Double, within bounds: @autoclosure () -> PixelRect) -> Bool {
        switch paint {
        case .color(let color):
            setColor(color, alpha: alpha)
            return true
        case .linear(let stops, let from, let to):
            let limit = farthest
            let (from, to) = (from.clamped(to: limit), to.clamped(to: limit))
            guard from != to else { return setLast(of: stops, alpha: alpha) }
            return setGradient(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops, alpha: alpha)
        case .radial(let stops, let center, let startRadius, let endRadius):
            let limit = farthest
            let center = center.clamped(to: limit)
            let (start, end) = (max(0, startRadius.clamped(to: limit)), max(0, endRadius.clamped(to: limit)))
            guard start != end else { return setLast(of: stops, alpha: alpha) }
            return setGradient(cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end), stops, alpha: alpha)
        case .elliptical(let stops, let center, let startRadius, let endRadius, let frame):
            guard
                setPaint(
                    .radial(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius), alpha: alpha, within: bounds())
            else { return false }
            return stretchSource(over: frame)
        case .angular(let stops, let center, let startAngle, let endAngle):
            let gradient = AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle, alpha: alpha)
            return gradient?.makeSource(of: self, within: bounds()) ?? false
        case .material, .picture: return false
        case .mesh(let mesh): return MeshGradient(mesh, alpha: alpha, limit: farthest).makeSource(of: self, within: bounds())
        }
    }

    /// Stretches what is drawn with next from the unit square over a frame; false when nothing would be seen of it.
    private func stretchSource(over frame: CGRect) -> Bool {
        let frame = frame.standardized.clamped(to: farthest)
        guard frame.width > 0, frame.height > 0 else { return false }
        var matrix = cairo_matrix_t(
            xx: 1 / frame.width, yx: 0, xy: 0, yy: 1 / frame.height, x0: -frame.minX / frame.width, y0: -frame.minY / frame.height)
        cairo_pattern_set_matrix(cairo_get_source(context), &matrix)
        return true
    }

    private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop], alpha: Double) -> Bool {
        defer { cairo_pattern_destroy(pattern) }
        let stops = stops.normalized
        guard let pattern, !stops.isEmpty else { return false }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * alpha)
        }
        cairo_set_source(context, pattern)
        return true
    }

    /// A gradient without length is all its last colour.
    private func setLast(of stops: [GradientStop], alpha: Double) -> Bool {
        guard let last = stops.last else { return false }
        setColor(last.color, alpha: alpha)
        return true
    }
}
