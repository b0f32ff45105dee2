import Foundation

/// Draws the pictures of docs/layout.md and docs/charts.md and writes the pages, compares two pictures, or measures how long layout takes.
///
///     layout-lab page FOLDER-OF-docs
///     layout-lab compare DRAWN-PNG KEPT-PNG
///     layout-lab bench SECONDS
@main enum Main {
    static func main() {
        let words = CommandLine.arguments
        switch (words.dropFirst().first, words.dropFirst(2).first) {
        case ("page", let folder?):
            report { for page in PicturePage.all { try page.write(to: URL(fileURLWithPath: folder, isDirectory: true)) } }
        case ("compare", let drawn?) where words.count == 4: report { try PictureCheck(drawn: drawn, kept: words[3]).run() }
        case ("bench", let seconds?) where Double(seconds) != nil: LayoutBench(seconds: Double(seconds) ?? 1).run()
        default:
            FileHandle.standardError.write(
                Data("usage: layout-lab page DOCS | layout-lab compare DRAWN KEPT | layout-lab bench SECONDS\n".utf8))
            exit(64)
        }
    }

    private static func report(_ body: () throws -> Void) {
        do { try body() } catch {
            FileHandle.standardError.write(Data("layout-lab: \(error)\n".utf8))
            exit(1)
        }
    }
}
