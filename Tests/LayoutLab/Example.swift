import SwiftUI

/// A view whose picture says how it is laid out, and what to see in it.
@MainActor struct Example {
    /// Names the picture's file.
    let name: String
    let sentence: String
    /// The room that the view is offered, in points.
    let room: CGSize
    let view: AnyView

    init<V: View>(_ name: String, _ sentence: String, width: CGFloat = 120, height: CGFloat = 60, @ViewBuilder _ view: () -> V) {
        self.name = name
        self.sentence = sentence
        room = CGSize(width: width, height: height)
        self.view = AnyView(view())
    }

    /// The view in its room, whose edge is drawn.
    var picture: some View {
        view.frame(width: room.width, height: room.height)
            .background(Rectangle().strokeBorder(Color.gray.opacity(0.5), style: StrokeStyle(lineWidth: 0.5, dash: [2, 2])))
            .padding(12)
            .background(.white)
    }
}

/// Examples of one subject.
@MainActor struct Chapter {
    let title: String
    let words: String
    /// The file that holds the sources of the examples.
    let file: String
    let examples: [Example]

    init(_ title: String, _ words: String, file: String = #filePath, _ examples: [Example]) {
        self.title = title
        self.words = words
        self.file = file
        self.examples = examples
    }
}

/// A rectangle of one size.
@MainActor func box(_ color: Color, _ width: CGFloat, _ height: CGFloat = 20) -> some View { color.frame(width: width, height: height) }
