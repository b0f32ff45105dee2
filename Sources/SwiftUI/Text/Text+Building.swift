internal import Drawing
internal import Foundation
internal import LayoutEngine

extension Text: _PrimitiveView {
    public static func _build(_ view: Text, _ context: inout _BuildContext) {
        let environment = context.environment
        let session = context.session
        let text = view.styled(in: environment) { session.picture($0, in: environment) }
        let laidOut = { TextLayout($0, shaper: session.resources.shaper, displayScale: environment.displayScale) }
        let layout = laidOut(text)
        if layout.isCut { session.warn("a text of more than \(TextLayout.characterLimit) characters: the rest is left out") }
        context.append(
            context.shadowed(
                TextNode(
                    layout, room: text.room(at: environment.entryDate).map(laidOut), redaction: environment.textRedaction,
                    firstBaseline: VerticalAlignment.firstTextBaseline.key,
                    lastBaseline: VerticalAlignment.lastTextBaseline.key),
                by: view.modifiers.reversed().reduce(environment.text.attributes) { $0.applying($1) }.foreground))
    }

    /// What the text says and how it looks in an environment.
    func styled(in environment: EnvironmentValues, pictures: @escaping (Image.Source) -> NamedImage? = { _ in nil }) -> StyledText {
        var resolver = TextResolver(environment, pictures: pictures)
        let inherited = environment.text
        resolver.add(self, inherited.attributes)
        return StyledText(resolver.segments, paragraph: inherited.paragraph(in: environment))
    }

    /// What the text says in an environment, without its looks.
    package func string(in environment: EnvironmentValues) -> String { styled(in: environment).string }
}

extension StyledText {
    /// The text in the widest words that it may come to say, where it moves by itself.
    fileprivate func room(at moment: Date) -> StyledText? {
        guard segments.contains(where: { $0.words != nil }) else { return nil }
        var text = self
        for (index, segment) in segments.enumerated() {
            if let words = segment.words { text.segments[index].text = words.room(from: moment) }
        }
        return text
    }
}

extension EnvironmentValues {
    /// What hidden text is painted with; nil when it is shown.
    fileprivate var textRedaction: Paint? {
        hidesContent ? .color(foreground().color.opacity(0.16)) : nil
    }
}
