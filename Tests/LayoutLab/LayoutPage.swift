import CairoRendering
import Drawing
import Foundation
import Rendering
import SwiftUI

/// Writes docs/layout.md and its pictures: each example's source beside what is drawn of it.
@MainActor struct LayoutPage {
    private let folder: URL
    private let resources = LabResources()
    private let renderer: PictureRenderer

    init(folder: String) {
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        renderer = PictureRenderer(folders: resources.pango.folders)
    }

    func write() throws {
        var page = Self.head
        for chapter in Chapter.all {
            page += "\n## \(chapter.title)\n\n\(chapter.words)\n"
            for example in chapter.examples {
                try draw(example)
                page += try section(example, in: chapter)
            }
        }
        page += Self.foot
        try Data(page.utf8).write(to: folder.appending(path: "layout.md"))
    }

    private func section(_ example: Example, in chapter: Chapter) throws -> String {
        let size = example.room
        let source = try ExampleSource(file: chapter.file).code(of: example.name)
        return """

            \(example.sentence)

            <table><tr><td><img src="images/layout-\(example.name).png" width="\(Int(size.width) + 24)" alt=""></td><td>

            ```swift
            \(source)
            ```

            </td></tr></table>

            """
    }

    private func draw(_ example: Example) throws {
        let size = CGSize(width: example.room.width + 24, height: example.room.height + 24)
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let list = ViewRenderer(size: size, environment: environment, session: RenderSession(resources: resources))
            .list(of: example.picture)
        let (bitmap, warnings) = try renderer.draw(list, scale: 2)
        var writer = PNGWriter()
        guard warnings.isEmpty, let bytes = writer.bytes(of: bitmap, scale: 2) else { throw LabError.notDrawn(example.name) }
        try Data(bytes).write(to: folder.appending(path: "images/layout-\(example.name).png"))
    }

    private static let head = """
        # Layout, in pictures

        How views are laid out here, which is how they are on iOS. Each picture is drawn of the source beside it; the dashed line is the room
        that the view is offered. `Tests/layout-page` writes this page and its pictures. The same rules in numbers, to a tenth of a point, are
        the tables in [Tests/SwiftUITests/LayoutTables](../Tests/SwiftUITests/LayoutTables); where their numbers come from is said in each.

        """

    private static let foot = """

        ## What is not known for certain

        No document says what these come to; they are as we think them likely.

        - The room that `containerRelativeFrame` means in a widget: here the widget within its margins.
        - A lazy grid whose columns are wider than its room: it grows to them, and its parent centres it.
        - A `GridItem` without an alignment: its views stand in the middle of their cell, whatever the grid's alignment.
        - A stack all of whose views have a guide beside themselves: it begins at the first view's edge, not at the guide.
        - Views that stretch without end and ask for the same least are offered their parts in the order in which they stand.
        - A row of a lazy grid is as high as its highest view; the others keep their ideal height and are aligned.

        """
}

enum LabError: Error {
    case notDrawn(String)
    case noSource(String, file: String)
}

/// The Swift source of examples, as it stands in a file.
struct ExampleSource {
    private let lines: [Substring]
    private let file: String

    init(file: String) throws {
        self.file = file
        lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// What stands within an example's closure, moved to the left edge.
    func code(of name: String) throws -> String {
        guard let first = lines.firstIndex(where: { $0.contains("Example(\"\(name)\"") }),
            let brace = lines[first...].firstIndex(where: { $0.hasSuffix("{") || $0.hasSuffix("},") })
        else { throw LabError.noSource(name, file: file) }
        if lines[brace].hasSuffix("},"), let open = lines[brace].range(of: ") { ") {
            return String(lines[brace][open.upperBound...].dropLast(3))
        }
        let indent = lines[first].prefix { $0 == " " }.count
        let body = lines[(brace + 1)...].prefix { !$0.hasPrefix(String(repeating: " ", count: indent) + "},") }
        return body.map { $0.dropFirst(indent + 4) }.joined(separator: "\n")
    }
}
