internal import Drawing
internal import Foundation
internal import LayoutEngine

/// A font made concrete: what the shaper is asked for, and the room its lines take.
struct ResolvedFont: Hashable, Sendable {
    var face: FontFace
    /// Points per em.
    var size: CGFloat
    /// In ems; nil for the face's own.
    var metrics: FontMetrics?
    var smallCaps: SmallCaps = []
}

extension ResolvedFont {
    /// The font for a reader who wants heavy type: regular becomes semibold, medium bold, and so on.
    func legible(_ weight: LegibilityWeight?) -> ResolvedFont {
        guard weight == .bold else { return self }
        var font = self
        font.face.weight = min(900, face.weight + 200)
        return font
    }
}

extension Font {
    /// The font for a reader's type size, with what is asked beyond the font itself.
    func resolved(at typeSize: DynamicTypeSize, asking asked: FontTraits = FontTraits()) -> ResolvedFont {
        var asked = asked
        // No emphasis is the font's own.
        if asked.emphasis == .plain { asked.emphasis = nil }
        let traits = asked.over(self.traits)
        switch base {
        case .style(let style):
            let size = style.size(at: typeSize)
            let plain = FontTraits.Emphasis.weight(style.weight)
            return traits.systemFont(size: size, plain: plain, bold: style.boldWeight)
        case .size(let size):
            return traits.systemFont(size: size, plain: .weight(.regular), bold: .bold)
        case .custom(let name, let size, let style):
            let scale = style.map { $0.size(at: typeSize) / $0.size(at: .large) } ?? 1
            return traits.customFont(name, size: size * scale)
        }
    }
}

extension FontTraits {
    fileprivate func systemFont(size: CGFloat, plain: Emphasis, bold: Font.Weight) -> ResolvedFont {
        let weight: Font.Weight
        switch (emphasis, plain) {
        case (.weight(let asked), _): weight = asked
        case (.bold, _): weight = bold
        case (_, .weight(let own)): weight = own
        default: weight = .regular
        }
        let size = size.sane
        return ResolvedFont(
            face: face(family: nil, weight: weight), size: size, metrics: metrics(.system, size: size), smallCaps: smallCaps ?? [])
    }

    /// A name may be that of one face, as in "Avenir-HeavyOblique", which has its weight and slant: who has the fonts knows.
    fileprivate func customFont(_ name: String, size: CGFloat) -> ResolvedFont {
        let weight: Font.Weight
        switch emphasis {
        case .weight(let asked): weight = asked
        case .bold: weight = .bold
        default: weight = .regular
        }
        return ResolvedFont(face: face(family: name, weight: weight), size: size.sane, metrics: nil, smallCaps: smallCaps ?? [])
    }

    private func face(family: String?, weight: Font.Weight) -> FontFace {
        let design: FontFace.Design =
            switch design {
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            case .default, nil: .default
            }
        return FontFace(
            family: isMonospaced == true && family != nil ? nil : family, design: isMonospaced == true ? .monospaced : design,
            weight: weight.openType, italic: isItalic ?? false, width: width?.percent ?? 100,
            monospacedDigits: hasMonospacedDigits ?? false)
    }

    /// Lines closer or farther by two points, as the system's leading has it.
    private func metrics(_ metrics: FontMetrics, size: CGFloat) -> FontMetrics {
        var metrics = metrics
        switch leading {
        case .tight: metrics.leading -= Float(2 / size)
        case .loose: metrics.leading += Float(2 / size)
        case .standard, nil: break
        }
        return metrics
    }
}

extension CGFloat {
    /// A size that type can have.
    fileprivate var sane: CGFloat { isFinite ? Swift.min(Swift.max(self, 0.1), 2_000) : 17 }
}

extension Font.Width {
    /// The width class, 50...200.
    fileprivate var percent: UInt16 { UInt16(100 * min(max(1 + value, 0.5), 2)) }
}
