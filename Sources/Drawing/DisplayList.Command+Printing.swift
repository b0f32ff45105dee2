internal import Foundation

extension DisplayList.Command: CustomStringConvertible {
    /// One line; commands within a mask are not part of it.
    package var description: String {
        switch self {
        case .fill(let outline, let paint, let rule): "fill \(outline) \(paint)\(rule.printed)"
        case .stroke(let outline, let paint, let pen): "stroke \(outline) \(paint) \(pen)"
        case .glyphs(let run): "\(run)"
        case .image(let use): "\(use)"
        case .push(let effect): "push \(effect)"
        case .pop: "pop"
        }
    }
}

extension DisplayList.Effect: CustomStringConvertible {
    package var description: String {
        switch self {
        case .transform(let map): "\(map)"
        case .projection(let projection): "\(projection)"
        case .clip(let outline, let rule): "clip \(outline)\(rule.printed)"
        case .opacity(let opacity): "opacity \(printed(opacity))"
        case .blend(let mode): "blend \(mode)"
        case .shadow(let color, let radius, let offset):
            "shadow \(color) radius \(printed(radius)) offset \(printed(offset.width)),\(printed(offset.height))"
        case .innerShadow(let color, let radius, let offset):
            "inner shadow \(color) radius \(printed(radius)) offset \(printed(offset.width)),\(printed(offset.height))"
        case .blur(let radius): "blur \(printed(radius))"
        case .mask: "mask"
        case .toggle(let region, _): "toggle of region \(region)"
        case .moving(.text(let moving)):
            "moving text \(moving.text.segments.map(\.printed).joined(separator: " + ")) in \(printed(moving.frame))"
        case .moving(.stroke(let moving)):
            "moving stroke \(moving.outline) \(moving.paint) \(moving.pen) for \(printed(moving.span.seconds)) s"
                + (moving.span.countsDown ? " down" : "")
        }
    }
}

extension StyledText.Segment {
    fileprivate var printed: String { words.map { "\($0.style)" } ?? text.debugDescription }
}

extension MovingWords {
    fileprivate var style: String {
        switch kind {
        case .interval: "interval"
        case .distance(_, let style): "\(style)"
        }
    }
}

extension MovingSpan {
    fileprivate var seconds: Double { interval.upperBound.timeIntervalSince(interval.lowerBound) }
}

extension FillRule {
    fileprivate var printed: String { self == .evenOdd ? " evenOdd" : "" }
}

extension Transform: CustomStringConvertible {
    /// A map that only moves says so; any other gives its six numbers.
    package var description: String {
        guard self != .translation(x: tx, y: ty) else { return "move \(printed(tx)),\(printed(ty))" }
        return "transform " + [a, b, c, d, tx, ty].map { printed($0) }.joined(separator: " ")
    }
}

extension StrokePen: CustomStringConvertible {
    /// The width, and what is not as by default.
    package var description: String {
        let usual = StrokePen()
        var words = ["width \(printed(width))"]
        if cap != usual.cap { words.append("\(cap) cap") }
        if join != usual.join { words.append("\(join) join") }
        if miterLimit != usual.miterLimit { words.append("miter \(printed(miterLimit))") }
        if !dash.isEmpty { words.append("dash " + dash.map { printed($0) }.joined(separator: ",")) }
        if dashPhase != 0 { words.append("phase \(printed(dashPhase))") }
        return words.joined(separator: " ")
    }
}
