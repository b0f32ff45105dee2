internal import Foundation

extension DisplayList: CustomStringConvertible {
    /// A command a line, indented under the effect that holds it; tests compare with it, so it changes only with reason.
    package var description: String {
        var printer = ListPrinter()
        printer.line("canvas \(printed(size))" + (cornerRadius == 0 ? "" : " radius \(printed(cornerRadius))"))
        for (index, font) in fonts.enumerated() { printer.line("font \(index) \(font)") }
        for (index, image) in images.enumerated() { printer.line("picture \(index) \(image)") }
        printer.print(commands)
        for region in regions { printer.line("\(region)") }
        return printer.lines.joined(separator: "\n")
    }
}

extension DisplayList.HitRegion: CustomStringConvertible {
    package var description: String {
        switch action {
        case .openURL(let url): "tap \(printed(rect)) opens \(url)"
        case .perform(let intent): "tap \(printed(rect)) performs \(intent.name) \(intent.values)"
        }
    }
}

extension [DisplayList.Command] {
    /// The commands alone, as they stand in a printed list.
    package var printed: String {
        var printer = ListPrinter()
        printer.print(self)
        return printer.lines.joined(separator: "\n")
    }
}

/// Lines and how far they are indented.
private struct ListPrinter {
    private(set) var lines: [String] = []
    private var depth = 0

    mutating func line(_ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }

    /// A pop ends the indentation and has no line, unless nothing stands open.
    mutating func print(_ commands: [DisplayList.Command]) {
        let outer = depth
        for command in commands {
            switch command {
            case .pop where depth > outer: depth -= 1
            case .push(let effect):
                line("\(command)")
                depth += 1
                if case .mask(let mask) = effect { printGroup("where", mask) }
                if case .toggle(_, let switched) = effect { printGroup("switched", switched) }
            default: line("\(command)")
            }
        }
        depth = outer
    }

    private mutating func printGroup(_ name: String, _ commands: [DisplayList.Command]) {
        line(name)
        depth += 1
        print(commands)
        depth -= 1
    }
}
