import Drawing
import Foundation

/// Encoded lists, harmless and others.
enum Lists {
    /// A square of 10 points in one colour; each `shade` of 0...255 is another list.
    static func square(_ shade: Int = 0) -> [UInt8] {
        let color = RGBA(red: 1, green: Float(shade) / 255, blue: 0)
        return list(side: 10, [.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(color), .nonZero)]).encoded()
    }

    /// As square(0), by another side: no two are equal.
    static func numbered(_ number: Int) -> [UInt8] {
        list(side: 40, [.fill(.rect(CGRect(x: 0, y: 0, width: Double(number % 400) / 10, height: 10)), .color(.black), .nonZero)]).encoded()
    }

    /// Takes far longer than any limit: a line over 20,000 random points.
    static let endless = strokes(seed: 7).encoded()

    static func strokes(seed: UInt64, dash: [CGFloat] = []) -> DisplayList {
        var state = seed
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31) * 2_000
        }
        let points = (0..<DisplayList.Limits.segments).map { _ in CGPoint(x: random(), y: random()) }
        let path = points.enumerated().map { $0.offset == 0 ? Outline.Segment.move($0.element) : .line($0.element) }
        let pen = StrokePen(width: 3, cap: .round, join: .round, dash: dash)
        return list(side: 2_000, [.stroke(.path(path), .color(.black), pen)])
    }

    /// A line that grows to 10 points in the ten seconds after `start`, in seconds since 1970.
    static func growing(from start: Double) -> [UInt8] {
        let line = Outline.path([.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))])
        let begin = Date(timeIntervalSince1970: start)
        let stroke = MovingStroke(line, .color(.black), StrokePen(width: 10), span: MovingSpan(begin...(begin + 10), countsDown: false))
        return list(side: 10, [.push(.moving(.stroke(stroke))), .pop]).encoded()
    }

    /// A square under effects, one within the other.
    static func under(_ effects: [DisplayList.Effect], side: Double = 200) -> DisplayList {
        let box = CGRect(x: 0, y: 0, width: side, height: side)
        return list(
            side: side,
            effects.map { .push($0) } + [.fill(.rect(box), .color(.black), .nonZero)] + effects.map { _ in .pop })
    }

    static func picture(_ keys: [ImageKey]) -> [UInt8] {
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        return DisplayList(
            size: box.size, commands: keys.indices.map { .image(ImageUse(image: $0, rect: box)) }, images: keys
        ).encoded()
    }

    static func list(side: Double, _ commands: [DisplayList.Command]) -> DisplayList {
        DisplayList(size: CGSize(width: side, height: side), commands: commands)
    }
}
