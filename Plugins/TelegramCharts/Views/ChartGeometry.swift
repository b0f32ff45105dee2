import SwiftUI

/// Where the values of a set lie in a rectangle.
struct ChartGeometry {
    let set: ChartSet
    let window: ChartWindow
    let axis: ValueAxis
    let size: CGSize

    func x(_ place: Int) -> CGFloat {
        let part = Double(place) / Double(max(1, set.dates.count - 1))
        return size.width * (part - window.lower) / window.width
    }

    func y(_ value: Double) -> CGFloat { size.height * (1 - axis.part(of: value)) }

    /// The line of values through the window; where there are more than pixels, the lowest and highest of each.
    func path(of line: ChartSet.Line) -> Path {
        let places = set.places(in: window)
        let step = max(1, Int(Double(places.count) / max(1, Double(size.width) * 2)))
        return Path { path in
            path.addLines(
                stride(from: places.lowerBound, through: places.upperBound, by: step).map { place in
                    CGPoint(x: x(place), y: y(line.values[place]))
                })
        }
    }
}

extension HexColor {
    var color: Color { Color(red: red, green: green, blue: blue) }
}
