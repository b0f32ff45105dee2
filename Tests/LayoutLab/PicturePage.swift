import CairoRendering
import Drawing
import Foundation
import Rendering
import SwiftUI

/// Writes a page of docs and its pictures: each example's source beside what is drawn of it.
@MainActor struct PicturePage {
    /// Of the page's file, and what the names of its pictures begin with.
    let name: String
    let head: String
    let foot: String
    let chapters: [Chapter]
    private let resources = LabResources()
    private let renderer: PictureRenderer

    init(_ name: String, head: String, foot: String, _ chapters: [Chapter]) {
        self.name = name
        self.head = head
        self.foot = foot
        self.chapters = chapters
        renderer = PictureRenderer(folders: resources.pango.folders)
    }

    static var all: [PicturePage] { [layout, charts] }

    /// Writes into the folder of docs, whose pictures lie in `images`.
    func write(to folder: URL) throws {
        var page = head
        for chapter in chapters {
            page += "\n## \(chapter.title)\n\n\(chapter.words)\n"
            for example in chapter.examples {
                try draw(example, into: folder)
                page += try section(example, in: chapter)
            }
        }
        page += foot
        try Data(page.utf8).write(to: folder.appending(path: "\(name).md"))
    }

    private func section(_ example: Example, in chapter: Chapter) throws -> String {
        let size = example.room
        let source = try ExampleSource(file: chapter.file).code(of: example.name)
        return """

            \(example.sentence)

            <table><tr><td><img src="images/\(name)-\(example.name).png" width="\(Int(size.width) + 24)" alt=""></td><td>

            ```swift
            \(source)
            ```

            </td></tr></table>

            """
    }

    private func draw(_ example: Example, into folder: URL) throws {
        let size = CGSize(width: example.room.width + 24, height: example.room.height + 24)
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let list = ViewRenderer(size: size, environment: environment, session: RenderSession(resources: resources))
            .list(of: example.picture)
        let (bitmap, warnings) = try renderer.draw(list, scale: 2)
        var writer = PNGWriter()
        guard warnings.isEmpty, let bytes = writer.bytes(of: bitmap, scale: 2) else { throw LabError.notDrawn(example.name) }
        try Data(bytes).write(to: folder.appending(path: "images/\(name)-\(example.name).png"))
    }
}

enum LabError: Error, CustomStringConvertible {
    case notDrawn(String)
    case differs(String)
    case noSource(String, file: String)

    var description: String {
        switch self {
        case .notDrawn(let name): "example '\(name)' is not drawn whole"
        case .differs(let words): words
        case .noSource(let name, let file): "no source of example '\(name)' in \(file)"
        }
    }
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
