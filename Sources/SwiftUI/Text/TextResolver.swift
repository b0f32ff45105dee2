internal import Drawing
internal import Foundation
internal import LayoutEngine

/// Makes styled segments of texts, in an environment.
struct TextResolver {
    let environment: EnvironmentValues
    /// The pictures of the bundle, and those that the widget made.
    let pictures: (Image.Source) -> NamedImage?
    private(set) var segments: [StyledText.Segment] = []

    init(_ environment: EnvironmentValues, pictures: @escaping (Image.Source) -> NamedImage?) {
        self.environment = environment
        self.pictures = pictures
    }

    mutating func add(_ text: Text, _ outer: TextAttributes) {
        // The outermost modifier was applied last, and gives way to those within.
        let attributes = text.modifiers.reversed().reduce(outer) { $0.applying($1) }
        switch text.storage {
        case .verbatim(let string): add(string, attributes)
        case .localized(let key, let place): add(key, in: place, attributes)
        case .resource(let resource): add(resource, attributes)
        case .attributed(let string): add(string, attributes)
        case .date(let date): add(date, attributes)
        case .formatted(let value): add(value.string(in: environment), attributes)
        case .image(let image): add(image, attributes)
        case .concatenated(let first, let second):
            add(first, attributes)
            add(second, attributes)
        }
    }

    mutating func add(_ string: String, _ attributes: TextAttributes) {
        switch attributes.textCase {
        case .uppercase: addCased(string.uppercased(with: environment.locale), attributes)
        case .lowercase: addCased(string.lowercased(with: environment.locale), attributes)
        case nil: addCased(string, attributes)
        }
    }

    private mutating func addCased(_ string: String, _ attributes: TextAttributes) {
        let segment = segment(string, attributes)
        let smallCaps = font(attributes).smallCaps
        guard !smallCaps.isEmpty else { return append(segment) }
        for part in smallCaps.parts(of: segment, in: environment.locale) { append(part) }
    }

    /// Adds a date as of the entry's, and what is to be said of it at other moments.
    private mutating func add(_ date: DateText, _ attributes: TextAttributes) {
        guard var words = date.words(in: environment) else { return add(date.string(in: environment), attributes) }
        words.letters = attributes.textCase.map { $0 == .uppercase ? .upper : .lower }
        var segment = segment(words.string(at: environment.entryDate), attributes)
        segment.words = words
        append(segment)
    }

    mutating func append(_ segment: StyledText.Segment) { segments.append(segment) }

    func segment(_ string: String, _ attributes: TextAttributes) -> StyledText.Segment {
        let font = font(attributes)
        let paint = attributes.foreground?._paint(in: environment, level: 0) ?? environment.foreground()
        var segment = StyledText.Segment(
            string, face: font.face, size: font.size * attributes.scale.factor, paint: paint.paint(in: Self.unitSquare),
            kerning: attributes.kerning, tracking: attributes.tracking, baselineOffset: attributes.baselineOffset,
            underline: decoration(attributes.underline), strikethrough: decoration(attributes.strikethrough), metrics: font.metrics)
        segment.background = attributes.background.map { .color($0.rgba(in: environment)) }
        return segment
    }

    private func font(_ attributes: TextAttributes) -> ResolvedFont {
        (attributes.font ?? .body).resolved(at: environment.dynamicTypeSize, asking: attributes.traits)
            .legible(environment.legibilityWeight)
    }

    /// Gradients of segments lie in it.
    private static var unitSquare: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    private func decoration(_ line: Text.LineStyle?) -> StyledText.Decoration? {
        line.map { StyledText.Decoration(pattern: $0.pattern.decoration, paint: $0.color.map { .color($0.rgba(in: environment)) }) }
    }
}

extension Text.LineStyle.Pattern {
    fileprivate var decoration: StyledText.Decoration.Pattern {
        switch kind {
        case .solid: .solid
        case .dash: .dash
        case .dot: .dot
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
    }
}
