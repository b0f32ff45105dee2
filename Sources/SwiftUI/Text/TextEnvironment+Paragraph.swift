internal import Drawing
internal import Foundation
internal import LayoutEngine

extension TextEnvironment {
    func paragraph(in environment: EnvironmentValues) -> StyledText.ParagraphStyle {
        StyledText.ParagraphStyle(
            alignment: alignment.paragraph, lineLimit: lineLimit, reservedLines: reservedLines, truncation: truncationMode.paragraph,
            minimumScale: minimumScaleFactor, lineSpacing: lineSpacing, allowsTightening: allowsTightening,
            layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            language: environment.locale.languageTag)
    }
}

extension TextAlignment {
    fileprivate var paragraph: StyledText.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var paragraph: StyledText.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

extension Locale {
    /// The identifier as BCP 47 writes it, without keywords: "de-DE".
    fileprivate var languageTag: String {
        let name = identifier.utf8.prefix { $0 != UInt8(ascii: "@") }
        return String(decoding: name.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
}
