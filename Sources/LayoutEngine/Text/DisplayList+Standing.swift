package import Drawing
package import Foundation

extension DisplayList {
    /// Whether anything of the list moves by itself.
    package var moves: Bool { commands.contains(where: \.moves) }

    /// The list as it is to be drawn at a moment, and until when it looks like that; nil for good.
    package func standing(at moment: Date, shaper: any TextShaper) -> (list: DisplayList, until: Date?) {
        guard moves else { return (self, nil) }
        var still = Stilling(moment: moment, shaper: shaper, list: ListBuilder(tablesOf: self))
        still.add(commands)
        var result = still.list.list(size: size, cornerRadius: cornerRadius)
        result.regions = regions
        return (result, still.until)
    }
}

extension DisplayList.Command {
    fileprivate var moves: Bool {
        switch self {
        case .push(.moving): true
        case .push(.mask(let commands)): commands.contains(where: \.moves)
        default: false
        }
    }
}

/// Puts what is drawn at one moment in the place of what moves.
private struct Stilling {
    let moment: Date
    let shaper: any TextShaper
    var list: ListBuilder
    /// The first change of all.
    private(set) var until: Date?

    init(moment: Date, shaper: any TextShaper, list: ListBuilder) {
        self.moment = moment
        self.shaper = shaper
        self.list = list
    }

    mutating func add(_ commands: [DisplayList.Command]) {
        var index = 0
        while index < commands.count {
            switch commands[index] {
            case .push(.moving(let movement)):
                index = commands.end(ofGroupAt: index)
                draw(movement)
            case .push(.mask(let mask)):
                let start = list.count
                add(mask)
                list.append(.push(.mask(list.take(from: start))))
            case let command: list.append(command)
            }
            index += 1
        }
    }

    private mutating func draw(_ movement: Movement) {
        switch movement {
        case .text(let moving):
            note(moving.text.segments.compactMap { $0.words?.change(after: moment) }.min())
            let text = moving.text.said(at: moment)
            moving.draw(TextLayout(text, shaper: shaper, displayScale: moving.displayScale), into: &list)
        case .stroke(let stroke):
            note(stroke.span.change(after: moment))
            let part = stroke.outline.trimmed(from: 0, to: stroke.span.fraction(at: moment))
            if part != .path([]) { list.append(.stroke(part, stroke.paint, stroke.pen)) }
        }
    }

    private mutating func note(_ change: Date?) {
        guard let change else { return }
        until = min(until ?? change, change)
    }
}

extension StyledText {
    /// The text with the words of a moment, shrunk rather than cut where they have grown beyond their room.
    fileprivate func said(at moment: Date) -> StyledText {
        var text = self
        for (index, segment) in segments.enumerated() {
            if let words = segment.words { text.segments[index].text = words.string(at: moment) }
        }
        text.paragraph.minimumScale = min(paragraph.minimumScale, 0.6)
        return text
    }
}

extension MovingText {
    /// Draws the lines of a layout of this text in its frame.
    func draw(_ layout: TextLayout, into list: inout ListBuilder) {
        let lines = layout.lines(width: frame.width, height: frame.height)
        layout.draw(lines, in: frame, into: &list)
    }
}

extension [DisplayList.Command] {
    /// Where the pop of a push stands, or the last command when it has none.
    fileprivate func end(ofGroupAt push: Int) -> Int {
        var open = 0
        for index in push..<count {
            switch self[index] {
            case .push: open += 1
            case .pop: open -= 1
            default: break
            }
            if open == 0 { return index }
        }
        return count - 1
    }
}
