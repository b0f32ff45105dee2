internal import Foundation

extension Outline.Segment {
    /// What a segment is, by the number that it has in the bytes.
    enum Verb: UInt8 {
        case move = 0
        case line = 1
        case quad = 2
        case curve = 3
        case close = 4

        /// Coordinates that belong to it.
        var coordinates: Int {
            switch self {
            case .move, .line: 2
            case .quad: 4
            case .curve: 6
            case .close: 0
            }
        }
    }

    var verb: Verb {
        switch self {
        case .move: .move
        case .line: .line
        case .quad: .quad
        case .curve: .curve
        case .close: .close
        }
    }
}

extension [Outline.Segment] {
    /// The points of all segments, each segment's control points before its end.
    var coordinates: [Float] {
        var numbers: [Float] = []
        numbers.reserveCapacity(2 * count + 8)
        for segment in self {
            switch segment {
            case .move(let end), .line(let end): numbers.append(end)
            case .quad(let end, let control):
                numbers.append(control)
                numbers.append(end)
            case .curve(let end, let control1, let control2):
                numbers.append(control1)
                numbers.append(control2)
                numbers.append(end)
            case .close: break
            }
        }
        return numbers
    }

    /// Throws when a verb is not known, since then what follows cannot be told apart, and when there are too few or many numbers.
    init(verbs: ArraySlice<UInt8>, coordinates: [Float]) throws(WireError) {
        var points = PointReader(coordinates)
        self.init()
        reserveCapacity(verbs.count)
        for byte in verbs {
            guard let verb = Outline.Segment.Verb(rawValue: byte), verb.coordinates <= points.left else {
                throw .outOfRange(field: "path.verbs")
            }
            append(points.segment(verb))
        }
        guard points.left == 0 else { throw .outOfRange(field: "path.points") }
    }
}

/// Hands out coordinates as points.
private struct PointReader {
    private let coordinates: [Float]
    private var position = 0

    init(_ coordinates: [Float]) { self.coordinates = coordinates }

    var left: Int { coordinates.count - position }

    mutating func segment(_ verb: Outline.Segment.Verb) -> Outline.Segment {
        switch verb {
        case .move: return .move(point())
        case .line: return .line(point())
        case .quad:
            let control = point()
            return .quad(point(), control: control)
        case .curve:
            let control1 = point()
            let control2 = point()
            return .curve(point(), control1: control1, control2: control2)
        case .close: return .close
        }
    }

    private mutating func point() -> CGPoint {
        defer { position += 2 }
        return CGPoint(x: CGFloat(coordinates[position]), y: CGFloat(coordinates[position + 1]))
    }
}

extension [Float] {
    fileprivate mutating func append(_ point: CGPoint) {
        append(Float(point.x))
        append(Float(point.y))
    }
}
