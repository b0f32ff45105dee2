internal import Foundation

extension Paint: CustomStringConvertible {
    /// The colour, or the kind of gradient with its stops and geometry.
    package var description: String {
        switch self {
        case .color(let color): "\(color)"
        case .linear(let stops, let from, let to): "linear(\(stops.printed) from \(printed(from)) to \(printed(to)))"
        case .radial(let stops, let center, let start, let end):
            "radial(\(stops.printed) at \(printed(center)) radius \(printed(start))...\(printed(end)))"
        case .elliptical(let stops, let center, let start, let end, let frame):
            "elliptical(\(stops.printed) at \(printed(center)) radius \(printed(start))...\(printed(end)) over \(printed(frame)))"
        case .angular(let stops, let center, let start, let end):
            "angular(\(stops.printed) at \(printed(center)) angle \(printed(start))...\(printed(end)))"
        case .material(let material):
            "material \(material.color) over blur \(printed(material.radius)) saturation \(printed(material.saturation))"
                + (material.opacity == 1 ? "" : " opacity \(printed(material.opacity))")
        case .picture(let picture):
            "picture \(picture.image) part \(printed(picture.part)) over \(printed(picture.tile))"
                + (picture.opacity == 1 ? "" : " opacity \(printed(picture.opacity))")
        case .mesh(let mesh): "mesh(\(mesh.corners.map { "\($0.color)@\(printed($0.place))" }.joined(separator: " ")))"
        }
    }
}

extension [GradientStop] {
    fileprivate var printed: String { map { "\($0.color)@\(Drawing.printed(Double($0.location)))" }.joined(separator: " ") }
}
