internal import Foundation
internal import LayoutEngine

/// How characters look, as far as it is said; lengths in points.
struct TextAttributes: Sendable {
    var font: Font?
    var traits = FontTraits()
    /// Nil for the foreground of the environment.
    var foreground: AnyShapeStyle?
    /// Nil for none.
    var background: Color?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale = Text.Scale.default
    var textCase: Text.Case?

    /// The same attributes within a part of a text that asks for more.
    func applying(_ modifier: TextModifier) -> TextAttributes {
        var result = self
        switch modifier {
        case .font(let font): result.font = font ?? self.font
        case .traits(let traits): result.traits = traits.over(self.traits)
        case .foreground(let style): result.foreground = style ?? foreground
        case .kerning(let kerning): result.kerning = kerning
        case .tracking(let tracking): result.tracking = tracking
        case .baselineOffset(let offset): result.baselineOffset = offset
        case .underline(let line): result.underline = line
        case .strikethrough(let line): result.strikethrough = line
        case .scale(let scale): result.scale = scale
        }
        return result
    }
}

/// One thing that a text asks of its looks.
enum TextModifier: Sendable {
    case font(Font?)
    case traits(FontTraits)
    case foreground(AnyShapeStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case scale(Text.Scale)
}

extension TextModifier: Equatable {
    /// Styles whose types are not told are equal when they paint the same in the default environment.
    static func == (left: TextModifier, right: TextModifier) -> Bool {
        switch (left, right) {
        case (.font(let left), .font(let right)): left == right
        case (.traits(let left), .traits(let right)): left == right
        case (.foreground(let left), .foreground(let right)):
            left?._paint(in: EnvironmentValues(), level: 0) == right?._paint(in: EnvironmentValues(), level: 0)
        case (.kerning(let left), .kerning(let right)): left == right
        case (.tracking(let left), .tracking(let right)): left == right
        case (.baselineOffset(let left), .baselineOffset(let right)): left == right
        case (.underline(let left), .underline(let right)): left == right
        case (.strikethrough(let left), .strikethrough(let right)): left == right
        case (.scale(let left), .scale(let right)): left == right
        default: false
        }
    }
}
