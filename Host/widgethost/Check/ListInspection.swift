import Drawing
import Foundation
import LayoutEngine

/// Goes through a drawing as it is painted, and looks for what its reader will miss.
struct ListInspection {
    private var transforms = [Transform.identity]
    /// Of each group that stands open: whether it is opaque and drawn as it is.
    private var isPlain = [true]
    /// Opaque fills so far, in the list's own points, and what they begin with.
    private var fills: [(rect: CGRect, color: RGBA)] = []
    private var cut: [String] = []
    private var lost: [String] = []
    private var isEmpty = true

    init(_ list: DisplayList) {
        for command in list.commands { take(command) }
    }

    /// What there is to be said; contrast only where colours are accented.
    func findings(at place: Finding.Place) -> [Finding] {
        if isEmpty, place.look != "accented" { return [Finding(rule: .nothingDrawn, place: place, what: "nothing is drawn")] }
        let cut = cut.map { Finding(rule: .cutText, place: place, what: "the text \"\(shortened($0))\" is cut") }
        guard place.look == "accented" else { return cut }
        return cut
            + lost.map {
                Finding(rule: .lostContrast, place: place, what: "the text \"\(shortened($0))\" is lost on a fill of its own tint")
            }
    }

    private mutating func take(_ command: DisplayList.Command) {
        switch command {
        case .fill(let outline, let paint, _):
            isEmpty = false
            if paint.isOpaque, isPlain.last == true { fills.append((bounds(outline.bounds), paint.firstColor)) }
        case .stroke, .image: isEmpty = false
        case .glyphs(let run):
            isEmpty = false
            take(run)
        case .push(let effect): push(effect)
        case .pop:
            if transforms.count > 1 { transforms.removeLast() }
            if isPlain.count > 1 { isPlain.removeLast() }
        }
    }

    private mutating func take(_ run: GlyphRun) {
        if run.text.hasSuffix("…"), run.text.count > 1 || run.glyphs.count == 1 { cut.append(run.text) }
        guard run.paint.isOpaque, isPlain.last == true, let first = run.glyphs.first, let last = run.glyphs.last else { return }
        // The middle of the small letters, between the first glyph and the last.
        let middle = CGPoint(x: run.origin.x + CGFloat(first.x + last.x) / 2, y: run.origin.y - run.size * 0.25)
        let point = transforms[transforms.count - 1].apply(middle)
        if let ground = fills.last(where: { $0.rect.contains(point) }), ground.color == run.paint.firstColor { lost.append(run.text) }
    }

    private mutating func push(_ effect: DisplayList.Effect) {
        let transform = transforms.last ?? .identity
        let plain = isPlain.last ?? true
        switch effect {
        case .transform(let own):
            transforms.append(own.then(transform))
            isPlain.append(plain)
        case .opacity(let opacity):
            transforms.append(transform)
            isPlain.append(plain && opacity >= ListInspection.opaque)
        case .blend, .blur, .mask, .projection:
            transforms.append(transform)
            isPlain.append(false)
        case .clip, .shadow, .innerShadow, .moving, .toggle:
            transforms.append(transform)
            isPlain.append(plain)
        }
    }

    fileprivate static let opaque = 0.95

    private func bounds(_ rect: CGRect) -> CGRect {
        let transform = transforms[transforms.count - 1]
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map { transform.apply(CGPoint(x: $0.0, y: $0.1)) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(39) + "…" : text }
}

extension Paint {
    fileprivate var isOpaque: Bool {
        switch self {
        case .color(let color): Double(color.alpha) >= ListInspection.opaque
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _), .angular(let stops, _, _, _):
            stops.allSatisfy { Double($0.color.alpha) >= ListInspection.opaque }
        case .material, .picture: false
        case .mesh(let mesh): mesh.corners.allSatisfy { Double($0.color.alpha) >= ListInspection.opaque }
        }
    }
}
