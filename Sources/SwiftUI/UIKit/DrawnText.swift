import Drawing
import Foundation

/// A text that code draws, as far as its attributes are known here.
struct DrawnText: Hashable, Sendable {
    private struct Run: Hashable, Sendable {
        var text: String
        var font: Font
        var color: Color.Source
        var kern: CGFloat
        var isUnderlined: Bool
        var isStruck: Bool
        /// Points an em.
        var size: CGFloat
    }

    private var runs: [Run] = []
    private var alignment = NSTextAlignment.natural
    private var lineSpacing: CGFloat = 0
    private var truncates = false

    init(_ text: NSAttributedString) {
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            add(text.attributedSubstring(from: range).string, attributes)
        }
    }

    private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle, runs.isEmpty {
            alignment = style.alignment
            lineSpacing = style.lineSpacing
            truncates = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byClipping].contains(style.lineBreakMode)
        }
        runs.append(
            Run(
                text: text, font: font.font, color: (attributes[.foregroundColor] as? UIColor ?? .black).source,
                kern: Self.number(attributes[.kern]), isUnderlined: Self.number(attributes[.underlineStyle]) != 0,
                isStruck: Self.number(attributes[.strikethroughStyle]) != 0, size: font.pointSize))
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: 0
        }
    }

    /// The text in a rectangle, its first line at the top; in one without width on one line.
    @MainActor func view(in size: CGSize) -> some View {
        text.multilineTextAlignment(lines).lineSpacing(lineSpacing).lineLimit(truncates || size.width <= 0 ? 1 : nil)
            .fixedSize(horizontal: size.width <= 0, vertical: false)
            .frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil, alignment: frame)
    }

    private var text: Text {
        runs.reduce(Text(verbatim: "")) { whole, run in
            let part = Text(verbatim: run.text).font(run.font).foregroundColor(Color(run.color)).kerning(run.kern)
                .underline(run.isUnderlined).strikethrough(run.isStruck)
            return whole + part
        }
    }

    private var lines: TextAlignment {
        switch alignment {
        case .center: .center
        case .right: .trailing
        case .left, .natural, .justified: .leading
        }
    }

    private var frame: Alignment {
        switch alignment {
        case .center: .top
        case .right: .topTrailing
        case .left, .natural, .justified: .topLeading
        }
    }

    /// About how large the text is on lines of a width, in points: letters are measured when they are drawn.
    func size(within width: CGFloat) -> CGSize {
        let long = runs.reduce(CGFloat(0)) { $0 + CGFloat($1.text.count) * ($1.size * 0.54 + $1.kern) }
        let height = (runs.map(\.size).max() ?? 0) * 1.2
        guard width > 0, width.isFinite, long > width else { return CGSize(width: long.rounded(.up), height: height.rounded(.up)) }
        let lines = (long / width).rounded(.up)
        return CGSize(width: width, height: (lines * height + (lines - 1) * lineSpacing).rounded(.up))
    }
}
